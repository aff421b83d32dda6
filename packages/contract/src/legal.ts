/** The versions of terms and privacy policy, the newest first, each with the day from which it holds. */
export const legalVersions = [{ version: "2026-11", since: "2026-11-23" }] as const;

/** A version of the legal texts by its name. */
export type LegalVersion = (typeof legalVersions)[number]["version"];

/** The version that a registration consents to (rulings §2). */
export const legalVersion: LegalVersion = legalVersions[0].version;

/** The numbers of the legal texts (spec §9, rulings §3, §5), as the texts write them. */
export const legalNumbers = {
  /** Days after a payment in which it is refunded. */
  window: "14",
  /** Business days within which a refund request is reviewed. */
  review: "2-3",
  /** Days in which the money arrives. */
  money: "5-10",
  /** Days in which deleted entries and closed accounts can be restored. */
  kept: "30",
  /** Days after which a declined, withdrawn or expired request forgets who asked. */
  requests: "90",
  /** Hours in which support replies. */
  reply: "24-48",
} as const;
