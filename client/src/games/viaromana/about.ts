import type { About } from "../about";

export default { emblem: "horizon-road", colours: ["#1f4a7a", "#4f8ab0"], minutes: [45, 60], weight: 1, seats: 3 } satisfies About;
