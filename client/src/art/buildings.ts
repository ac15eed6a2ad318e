/** The buildings of all games, each composed from the grammar so that it is known at a glance. */

import {
  arches, awning, banner, battlements, blocks, BRICK, bush, columns, cornice, DARK, dome, door, EARTH, figure, gable, GOLD, GROUND, hill, hip, IRON, LEAF, logs, MARBLE, paving,
  pedestal, PLASTER, PURPLE, ROCK, sign, steps, STONE, stroke, TILES, tree, walls, water, WATER, windows, WOOD, type Plan,
} from "./architecture";

/** A temple front; gods are told apart by the field of the gable and the sign in it. */
const temple = (field: string, ornament: Plan): Plan => [...steps(20, 60), ...walls(24, 52, 26, PLASTER, 55), ...columns(20, 60, 24, 5, 55), ...cornice(20, 60, 31), ...gable(20, 60, 27, 17, field), ...ornament];
const ring = (fill: string, rows: number): Plan => [...walls(10, 80, rows * 12 + 4, fill), ...arches(12, 76, rows * 12, 8, rows), ...cornice(10, 80, GROUND - rows * 12 - 3, fill)];
const hall = (fill: string, roof = TILES): Plan => [...walls(16, 68, 26, fill), ...hip(16, 68, 36, 13, roof)];
const workshop: Plan = [...walls(18, 48, 24, PLASTER), ...gable(18, 48, 38, 14)];
const coins = (x: number, y: number): Plan => [...sign(x, y, 4.5), ...sign(x + 7, y + 2, 4.5), ...sign(x + 3, y - 5, 4.5)];

export const BUILDINGS = {
  mine: [...hill(6, 88, 46, ROCK), ...door(38, 22, 22), ...stroke("M36 40h26M37 62V42M61 62V42"), ...coins(70, 56)],
  sawmill: [...workshop, ...door(24, 10, 15), ...logs(68), ...stroke("M44 50l16 8-1.500 3.500L43 54z", IRON)],
  quarry: [...hill(2, 70, 40, ROCK), ...stroke("M20 40l8 4 4 9M38 30l5 9 9 3"), ...blocks(62, STONE)],
  marble: [...hill(2, 70, 42, MARBLE), ...stroke("M18 44q10-8 22-4M30 58q8-10 20-8"), ...blocks(62, MARBLE)],
  smithy: [...walls(14, 56, 24, STONE), ...hip(14, 56, 38, 12, "#6b4a3a"), ...walls(54, 9, 40, BRICK), ...stroke("M58 20q-6-4 0-8t0-8"), ...door(20, 12, 15), ...stroke("M64 52h22q-2 5-8 5v5H70v-5q-6 0-6-5z", IRON), ...stroke("M36 58q6-14 8-6q6-2 2 8z", "#e2703a")],
  curia: [...hall(PLASTER, "#8f3f2c"), ...door(43, 14, 20), ...columns(24, 52, 22, 4), ...sign(50, 30, 5)],
  forum: [...steps(12, 76, 2), ...columns(12, 76, 26, 7, 57.6), ...cornice(12, 76, 31), ...cornice(16, 68, 27, TILES), ...figure(50, 57, 20, "#d8c9a8")],
  templeMaia: temple("#6f8f4a", [...bush(50, 0.1), ...stroke("M50 22q-6-2-6-8q6 1 6 8q0-7 6-8q0 6-6 8z", LEAF)]),
  templeApollo: temple("#d79a35", [...sign(50, 20, 4.5), ...stroke("M50 12v-3M43 20h-3M57 20h3M45 14l-2-2M55 14l2-2")]),
  templePlutus: temple("#9a683a", coins(46, 21)),
  templeMercury: temple("#4f7fa0", stroke("M50 26V12M45 13q5 5 10 0M44 18q6 4 12 0")),
  templeVenus: temple("#b5567a", stroke("M50 26q-9-7-6-12q4-4 6 1q2-5 6-1q3 5-6 12z", "#f3c1cf")),
  colosseum: [...ring(STONE, 3), ...stroke("M10 22q8-8 22-8h40q10 2 18 8z", STONE)],
  oracle: [...hill(8, 84, 44, "#8d9a78"), ...door(40, 20, 22), ...stroke("M46 34q-8-6 2-12t0-12M54 34q8-4 2-10")],
  trainingCamp: [...stroke("M12 62V44l5-5 5 5v18zM24 62V44l5-5 5 5v18zM36 62V44l5-5 5 5v18z", WOOD), ...banner(54, 22, TILES), ...stroke("M66 62L82 34l14 28z", PLASTER), ...stroke("M82 34v28", DARK)],
  market: [...walls(10, 36, 22, PLASTER), ...awning(8, 40, 38, TILES), ...walls(54, 36, 22, PLASTER), ...awning(52, 40, 38, "#3f7a5a"), ...bush(22, 5, GOLD), ...bush(34, 5, "#a8442f"), ...bush(66, 5, LEAF), ...bush(78, 5, PURPLE)],
  outpost: [...walls(14, 72, 22, STONE), ...battlements(14, 72, 40, STONE), ...walls(36, 28, 38, STONE), ...battlements(36, 28, 24, STONE), ...door(43, 14, 18), ...banner(49, 4, PURPLE)],
  academy: [...hall(MARBLE, "#4f7fa0"), ...columns(20, 60, 22, 6), ...stroke("M42 24h16v-9q-4-3-8 0q-4-3-8 0zM50 15v9", MARBLE)],
  labourCamp: [...stroke("M8 62V40h4v22zM24 62V40h4v22zM40 62V40h4v22zM4 46h46v4H4z", WOOD), ...walls(56, 36, 20, EARTH), ...hip(56, 36, 42, 11, "#8a6a3f"), ...door(69, 10, 14)],
  statue: [...pedestal(34, 32, 20), ...figure(50, 41, 34)],
  arch: [...walls(12, 76, 46, MARBLE), ...arches(34, 32, 44, 1, 1), ...arches(14, 18, 30, 1, 1), ...arches(68, 18, 30, 1, 1), ...cornice(12, 76, 18), ...cornice(18, 64, 13, STONE), ...columns(30, 40, 34, 2)],

  aqueduct: [...water(64), ...walls(2, 96, 44, STONE), ...arches(4, 92, 42, 4, 2), ...cornice(2, 96, 18, WATER)],
  armoury: [...walls(18, 64, 30, STONE), ...battlements(18, 64, 32, STONE), ...door(42, 16, 20), ...stroke("M26 38l10 14M36 38L26 52M64 38l10 14M74 38L64 52")],
  goldsmith: [...workshop, ...door(26, 10, 15), ...windows(42, 20, 44, 1), ...coins(74, 54), ...sign(42, 31, 4)],
  crane: [...stroke("M22 62L40 10l4 2L34 62zM40 10l34 14-2 4L40 16z", WOOD), ...stroke("M72 26v16"), ...blocks(62, STONE, [2, 1]), ...sign(30, 52, 7, WOOD)],
  circus: [...stroke("M4 58q0-22 46-22t46 22v4H4z", STONE), ...stroke("M16 58q0-12 34-12t34 12z", "#d9b98a"), ...stroke("M36 55h28", MARBLE), ...stroke("M49 56l1-24 2 24z", MARBLE), ...arches(4, 92, 9, 14, 1, 62)],
  amphitheatre: [...stroke("M6 62a44 44 0 0 1 88 0z", STONE), ...stroke("M18 62a32 32 0 0 1 64 0M30 62a20 20 0 0 1 40 0"), ...stroke("M38 62a12 12 0 0 1 24 0z", "#d9b98a")],
  townHouse: [...walls(20, 60, 26, PLASTER), ...hip(20, 60, 36, 13), ...door(44, 12, 16), ...windows(22, 20, 42, 2), ...windows(58, 20, 42, 2)],
  fountain: [...stroke("M22 62q0-10 6-12h44q6 2 6 12z", MARBLE), ...stroke("M46 50l2-18h4l2 18z", MARBLE), ...stroke("M50 30q-14-8-20 14M50 30q14-8 20 14M50 30q-5-10-12-4M50 30q5-10 12-4", "none"), ...stroke("M28 51h44v3H28z", WATER)],
  brickKiln: [...stroke("M14 62V44q16-24 40 0v18z", BRICK), ...door(28, 13, 14), ...stroke("M32 30q-6-6 0-10t0-10"), ...blocks(62, BRICK)],
  warehouse: [...walls(10, 80, 26, WOOD), ...hip(10, 80, 36, 15), ...door(40, 20, 20), ...stroke("M20 62V46h10v16zM70 62V46h10v16z", EARTH)],
  garden: [...tree(16, 40), ...tree(84, 40), ...bush(34, 8), ...bush(66, 8), ...stroke("M42 62q0-8 4-9h8q4 1 4 9z", MARBLE), ...stroke("M50 53v-10M44 43h12", "none"), ...bush(24, 3, "#c2566f"), ...bush(76, 3, "#c2566f")],
  tenement: [...walls(24, 52, 50, BRICK), ...hip(24, 52, 12, 8), ...windows(26, 48, 18, 4, 3), ...door(30, 10, 12), ...door(60, 10, 12)],
  woodcutter: [...tree(18, 46, "#4f7a3f"), ...tree(36, 38), ...logs(54), ...stroke("M78 30l4-2 10 30-3 2zM76 24l12 2-2 8-9-1z", IRON)],
  workshop: [...workshop, ...door(24, 12, 15), ...stroke("M68 50h22v4H68zM72 54v8M86 54v8", WOOD), ...stroke("M72 50l8-12 3 2-6 10z", IRON)],
  bridge: [...water(50), ...stroke("M0 40q50-22 100 0v12q-10-6-16-6q-8 0-12 10h-8q-2-12-14-12t-14 12h-8q-4-10-12-10q-6 0-16 6z", STONE), ...stroke("M0 36q50-22 100 0v4q-50-22-100 0z", MARBLE)],
  harbour: [...water(52), ...stroke("M0 52h30v10H0z", STONE), ...stroke("M38 48h44q-4 12-12 12H50q-8 0-12-12z", WOOD), ...stroke("M58 48V14M58 16q18 4 20 26H58z", MARBLE), ...walls(4, 20, 18, PLASTER, 52), ...gable(4, 20, 34, 8)],
  well: [...stroke("M32 62V46h36v16z", STONE), ...stroke("M34 46V22M66 46V22", "none"), ...gable(34, 32, 24, 12), ...stroke("M50 24v14M45 38h10l-1 8h-8z", WOOD)],
  stable: [...walls(12, 76, 24, WOOD), ...hip(12, 76, 38, 14, "#8a6a3f"), ...arches(14, 72, 24, 4), ...stroke("M42 56l4-14 5-3 2 4 7 3-1 4-7-1-2 8z", "#8a5a3a")],
  road: [...tree(14, 30), ...tree(86, 30), ...paving()],
  tradingHouse: [...walls(12, 76, 28, PLASTER), ...hip(12, 76, 34, 14, "#8f3f2c"), ...arches(14, 72, 20, 5), ...sign(50, 26, 5), ...awning(12, 76, 36, "#3f7a5a")],
  drillGround: [...banner(14, 16, TILES), ...stroke("M50 62V30M38 38h24", "none"), ...stroke("M42 28a8 8 0 1 1 16 0v6H42z", EARTH), ...stroke("M44 40h12l2 16H42z", EARTH), ...stroke("M76 58l12-30 3 1-12 30z", IRON)],
  mill: [...walls(30, 40, 32, PLASTER), ...dome(28, 44, 32, TILES), ...door(44, 12, 16), ...sign(80, 50, 11, ROCK), ...sign(80, 50, 3, DARK)],
  guardPost: [...walls(34, 32, 38, STONE), ...battlements(32, 36, 26, STONE), ...windows(36, 28, 34, 2), ...door(44, 12, 15), ...banner(48, 4, TILES), ...walls(8, 26, 16, STONE), ...walls(66, 26, 16, STONE)],
  temple: temple(TILES, sign(50, 20, 4.5)),
  tower: [...walls(36, 28, 46, STONE), ...battlements(34, 32, 18, STONE), ...windows(38, 24, 28, 2), ...door(45, 10, 15)],
  merchantsRoad: [...paving(), ...stroke("M62 52h22l4 8H58zM66 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM78 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", WOOD), ...bush(73, 7, GOLD), ...tree(14, 34)],
  villa: [...walls(26, 50, 22, PLASTER), ...hip(26, 50, 40, 12), ...columns(28, 30, 18, 4), ...tree(14, 40), ...tree(86, 34), ...windows(60, 14, 46, 1)],
  vineyard: [...hill(0, 100, 26, "#a9b26a"), ...stroke("M10 62V44M28 58V36M46 56V34M64 56V38M82 60V46M10 48q9-8 18-6t18-4t18 4t18 6", "none"), ...bush(28, 4, PURPLE), ...bush(46, 4, PURPLE), ...bush(64, 4, PURPLE), ...bush(10, 4, PURPLE), ...bush(82, 4, PURPLE)],
  fortunaTemple: [...steps(12, 76, 4), ...walls(17, 66, 30, PLASTER, 53), ...columns(13, 74, 29, 6, 53), ...cornice(12, 76, 24), ...gable(12, 76, 20, 17, "#c98a35"), ...sign(50, 14.5, 5), ...stroke("M50 9.500v10M45 14.500h10M46.500 11l7 7M53.500 11l-7 7")],
  senateHouse: [...steps(20, 60, 2), ...walls(22, 56, 40, PLASTER, 57.6), ...gable(22, 56, 18, 14), ...windows(28, 44, 28, 3), ...door(43, 14, 17, 57.6), ...columns(25, 50, 17, 4, 57.6), ...cornice(25, 50, 41)],
  fort: [...banner(19, 2, TILES), ...banner(79, 2, TILES), ...walls(12, 76, 26, STONE), ...battlements(12, 76, 36.5, STONE), ...walls(8, 22, 42, STONE), ...battlements(8, 22, 20.5, STONE), ...windows(8, 22, 28, 2), ...walls(70, 22, 42, STONE), ...battlements(70, 22, 20.5, STONE), ...windows(70, 22, 28, 2), ...door(38, 24, 22), ...stroke("M44 62V44M50 62V41M56 62V44M39 52h22M39 58h22")],
  basilica: [...steps(6, 88, 2), ...walls(6, 88, 32, MARBLE, 57.6), ...arches(8, 84, 30, 7, 2, 57.6), ...cornice(6, 88, 27), ...hip(8, 84, 23, 10), ...columns(6, 88, 28, 8, 57.6)],
  latrine: [...walls(12, 52, 24, BRICK), ...hip(12, 52, 38, 12), ...door(18, 12, 16), ...windows(36, 24, 43, 2), ...stroke("M56 62V51h36v11z", STONE), ...stroke("M61 51q4-3.500 8 0q-4 3-8 0zM79 51q4-3.500 8 0q-4 3-8 0z", DARK), ...stroke("M71 47q-3-7 2-11v-3h4v3q5 4 2 11z", EARTH)],
} as const satisfies Readonly<Record<string, Plan>>;

export type BuildingName = keyof typeof BUILDINGS;
