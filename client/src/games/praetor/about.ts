import type { About } from "../about";

export default { emblem: "laurels", colours: ["#5a3a7d", "#9a5a8a"], minutes: [60, 90], weight: 3, seats: 3, visits: ["sold", "bought", "left-market", "forged"] } satisfies About;
