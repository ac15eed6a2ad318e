import type { About } from "../about";

export default { emblem: "rolling-dices", colours: ["#8f261e", "#c8742a"], minutes: [30, 60], weight: 1, seats: 3 } satisfies About;
