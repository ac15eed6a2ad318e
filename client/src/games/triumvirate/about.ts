import type { About } from "../about";

export default { emblem: "eagle-emblem", colours: ["#4a1512", "#a3412e"], minutes: [60, 90], weight: 3, seats: 3, counted: ["n_provinces", "citizens", "political", "military"] } satisfies About;
