import type { Gate } from "@marzipan/contract/accounts";

/** What the gates look at. */
export interface Standing {
  isBlocked: boolean;
  isVerified: boolean;
  isApproved: boolean;
  isAdmin: boolean;
}

/** Returns the gate of a signed-in person: blocked, unverified, unapproved, open; administrators are exempt from the last two (rulings §2). */
export function gateOf(standing: Standing): Gate {
  if (standing.isBlocked) return "blocked";
  if (standing.isAdmin) return "open";
  if (!standing.isVerified) return "unverified";
  if (!standing.isApproved) return "unapproved";
  return "open";
}
