import type { SubscriptionStatus, PlanName } from "@marzipan/contract/plans";
import type { Role } from "@marzipan/contract/roles";

declare const proven: unique symbol;

/** The id of a business that a proof opened; only `provenBusiness` makes one (rule 7), which tools/structure.check.ts holds. */
export type BusinessId = string & { readonly [proven]: "business" };

/**
 * A signed-in person's session as the access token states it; the database checks it on entering.
 */
export interface SessionProof {
  readonly kind: "session";
  readonly sessionId: string;
  readonly sessionVersion: number;
  /** The business that the signed token names; row-level security refuses any other. */
  readonly businessId: string;
  /** The call may be made before the gates open (blocked, unverified, unapproved). */
  readonly isBeforeGates: boolean;
}

/** An administrator's session; entering raises for anyone else. */
export interface AdministratorProof {
  readonly kind: "administrator";
  readonly sessionId: string;
  readonly sessionVersion: number;
}

/** A job that the runner started for one business. */
export interface JobProof {
  readonly kind: "job";
  readonly businessId: string;
}

/** A public menu's address. */
export interface MenuProof {
  readonly kind: "menu";
  readonly slug: string;
}

/** A customer's private link: the hash of a request's token, or the token of an order's page, which is checked itself. */
export interface RequestProof {
  readonly kind: "request";
  readonly tokenHash: string;
  readonly orderToken?: string;
}

/** A webhook whose signature held, of a customer of the business that it names. */
export interface WebhookProof {
  readonly kind: "webhook";
  readonly provider: string;
  readonly customerRef: string;
  readonly businessId: string;
}

/** The six proofs by their names. */
export interface Proofs {
  session: SessionProof;
  administrator: AdministratorProof;
  job: JobProof;
  menu: MenuProof;
  request: RequestProof;
  webhook: WebhookProof;
}

/** The names of the proofs. */
export type ProofKind = keyof Proofs;

/** The proof of a name. */
export type ProofOf<Kind extends ProofKind> = Proofs[Kind] & { readonly kind: Kind };

/** The six proofs; there is no other way to a business's rows (architecture, rule 7). */
export type Proof = Proofs[ProofKind];

/** What entering returns where it only opens a business. */
interface BusinessRow {
  business_id: BusinessId;
}

/** What entering under each proof answers. */
export interface Entered {
  session: SessionRow;
  administrator: SessionRow;
  job: BusinessRow;
  menu: BusinessRow;
  request: BusinessRow;
  webhook: BusinessRow;
}

/**
 * Returns the business that a proof names, or that entering answered; `null` for a proof that names none. What a
 * token names is refused by row-level security where entering opens another.
 */
export function provenBusiness(named: Proof | BusinessRow): BusinessId | null {
  if ("business_id" in named) return named.business_id;
  return "businessId" in named ? (named.businessId as BusinessId) : null;
}

/**
 * Returns the group under which a proof takes a connection: the business where the proof names it,
 * else the proof's own key.
 */
export function groupOf(proof: Proof): string {
  switch (proof.kind) {
    case "session":
    case "job":
      return proof.businessId;
    case "administrator":
      return proof.sessionId;
    case "menu":
      return proof.slug;
    case "request":
      return proof.tokenHash;
    case "webhook":
      return proof.customerRef;
  }
}

/**
 * Returns whether a proof is one that a stranger can present, under any number of names: those
 * share half of the queue.
 */
export function isOfStranger({ kind }: Proof): boolean {
  return kind === "menu" || kind === "request" || kind === "webhook";
}

/** What entering under a session answers about the person and the business. */
export interface SessionRow {
  account_id: string;
  business_id: BusinessId;
  full_name: string;
  is_admin: boolean;
  role: Role;
  language: string;
  time_zone: string;
  currency: string;
  plan: PlanName | null;
  status: SubscriptionStatus | null;
  trial_end_at: Date | null;
  current_period_end_at: Date | null;
  trial_used_at: Date | null;
  /** Whether a setting of the menu closes or fills days. */
  has_day_rules: boolean;
}

/** The statement that enters under a proof; it raises when the proof does not hold. */
export function enterStatement(
  proof: Proof,
  now: Date,
): { name: string; text: string; values: unknown[] } {
  switch (proof.kind) {
    case "session":
      return {
        name: "enter_session",
        text: "select * from app.enter_session($1, $2, $3, $4)",
        values: [proof.sessionId, proof.sessionVersion, proof.isBeforeGates, now],
      };
    case "administrator":
      return {
        name: "enter_administrator",
        text: "select * from app.enter_session($1, $2, false, $3, 'administrator')",
        values: [proof.sessionId, proof.sessionVersion, now],
      };
    case "job":
      return {
        name: "enter_job",
        text: "select app.enter_job($1) as business_id",
        values: [proof.businessId],
      };
    case "menu":
      return {
        name: "enter_menu",
        text: "select app.enter_menu($1) as business_id",
        values: [proof.slug],
      };
    case "request":
      if (proof.orderToken !== undefined)
        return {
          name: "enter_order_page",
          text: "select app.enter_order_page($1) as order_id, app.business() as business_id",
          values: [proof.orderToken],
        };
      return {
        name: "enter_request",
        text: "select app.enter_request($1) as request_id, app.business() as business_id",
        values: [proof.tokenHash],
      };
    case "webhook":
      return {
        name: "enter_webhook",
        text: "select app.enter_webhook($1, $2, $3) as business_id",
        values: [proof.provider, proof.customerRef, proof.businessId],
      };
  }
}
