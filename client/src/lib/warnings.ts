/** What a choice may lead to that its player will hardly want, such as a rival's victory. */

import type { Choice, Event } from "../protocol";

export const isWarning = (lead: Event): boolean => lead.kind.startsWith("leads-beware-");

export const warns = (choice: Choice): boolean => choice.leads.some(isWarning);

/** What a choice leads to, warnings first: where there is little room they are still read. */
export const gravest = (leads: readonly Event[]): readonly Event[] => [...leads.filter(isWarning), ...leads.filter((lead) => !isWarning(lead))];
