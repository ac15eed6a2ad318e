import type { About } from "../about";

export default { emblem: "ancient-columns", colours: ["#225a55", "#5d9a6b"], minutes: [60, 90], weight: 2, seats: 3 } satisfies About;
