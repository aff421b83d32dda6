import type { AdminAct, AuditFacts } from "@marzipan/contract/admin";
import type * as admin from "@marzipan/contract/admin";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { addAuditLine, administer, endAccountSessions, givePlan } from "./acts.store.ts";
import type { Letters } from "./letters.actions.ts";
import { planOfStanding } from "./plan-standing.rules.ts";
import { requireUser } from "./users.actions.ts";
import { listOpenSessions, loadUser } from "./users.store.ts";
import type { UserDetailsRow } from "./users.store.ts";

/**
 * The context of an administrator's act: the transaction, the acting account, and the letters that
 * are sent after the commit.
 */
export interface Desk {
  tx: Tx<"administrator">;
  deps: Deps;
  ownId: string;
  letters: Letters;
}

/** An act that changes where an account stands. */
export type StandingAct = Exclude<AdminAct, "plan" | "sign_out">;

const harmful: readonly AdminAct[] = [
  "decline",
  "block",
  "make_administrator",
  "remove_administrator",
];

/**
 * Does an act to an account, writes the audit line, and queues the letter; returns whether it
 * changed anything. What is already so is neither logged nor mailed. An act on oneself that could
 * lock oneself out is refused with `not_yourself`, declining what was approved in the meantime with
 * `changed_elsewhere`.
 */
export async function approveUser(
  desk: Desk,
  id: string,
  act: StandingAct,
  reason: string | null,
): Promise<boolean> {
  const { tx, ownId } = desk;
  const user = await requireUser(tx, id);
  if (id === ownId && harmful.includes(act)) throw new AppError("not_yourself");
  if (!(await administer(tx, id, act, reason))) {
    const now = await loadUser(tx, id);
    if (act === "decline" && now?.declined_at === null) throw new AppError("changed_elsewhere");
    return false;
  }
  await note(desk, id, act, reason === null ? {} : { reason });
  desk.letters.add(act, user, { reason });
  if (act === "block") await endStreams(desk, id);
  tellApp(desk, user, "account");
  return true;
}

async function note(desk: Desk, id: string, act: AdminAct, facts: AuditFacts): Promise<void> {
  await addAuditLine(desk.tx, desk.ownId, { act, aboutAccount: id, facts });
}

/** Notifies the person's open pages, which then reload the account's state. */
function tellApp({ tx, deps }: Desk, user: UserDetailsRow, topic: "account" | "subscription") {
  tx.afterCommit(() => deps.live.tell(user.business_id, [topic]));
}

/**
 * Closes a blocked person's event streams; the sessions stay, so that the app can show why it is
 * blocked.
 */
async function endStreams({ tx, deps }: Desk, id: string): Promise<void> {
  const sessions = await listOpenSessions(tx, id);
  tx.afterCommit(() => deps.live.endSessions(sessions.map((session) => session.id)));
}

/** Signs an account out on all its devices at once. */
export async function signOutEverywhere(desk: Desk, id: string): Promise<void> {
  const { tx, deps } = desk;
  const user = await requireUser(tx, id);
  const ended = await endAccountSessions(tx, id);
  if (ended.length === 0) return;
  await note(desk, id, "sign_out", {});
  desk.letters.add("sign_out", user, {});
  tx.afterCommit(() => deps.live.endSessions(ended));
}

/**
 * Gives the account's business a plan; a last day before the business's today is refused at its field, and a business
 * that pays for a plan with `already_paying`: the card provider would put the paid one back.
 */
export async function changeUserPlan(
  desk: Desk,
  id: string,
  body: Input<typeof admin.changeUserPlan>["body"],
): Promise<void> {
  const { tx } = desk;
  const user = await requireUser(tx, id);
  const until = body.plan === "basic" ? null : (body.until ?? null);
  if (until !== null && until < dayIn(user.time_zone, tx.now))
    throw fieldError("until", "bad_date");
  if (!(await givePlan(tx, user.business_id, body.plan, until)))
    throw new AppError("already_paying");
  const planBefore = planOfStanding(user.plan_standing).plan;
  const facts = { plan: body.plan, planBefore, ...(until === null ? {} : { until }) };
  await note(desk, id, "plan", facts);
  desk.letters.add("plan", user, { plan: body.plan, until });
  tellApp(desk, user, "subscription");
}

type Outcome = ReplyOf<typeof admin.decideApprovals>["items"][number]["outcome"];

/** Approves or declines several accounts in one transaction and returns what became of each. */
export async function decideApprovals(
  desk: Desk,
  body: Input<typeof admin.decideApprovals>["body"],
): Promise<ReplyOf<typeof admin.decideApprovals>> {
  const items: { id: string; outcome: Outcome }[] = [];
  for (const id of new Set(body.ids)) items.push({ id, outcome: await decideOne(desk, id, body) });
  return { items };
}

const refusals = ["not_found", "changed_elsewhere", "not_yourself"] as const;

async function decideOne(
  desk: Desk,
  id: string,
  { decision, reason }: Input<typeof admin.decideApprovals>["body"],
): Promise<Outcome> {
  const done = decision === "approve" ? "approved" : "declined";
  try {
    const why = decision === "decline" ? (reason ?? null) : null;
    return (await approveUser(desk, id, decision, why)) ? done : "unchanged";
  } catch (error) {
    const refusal = refusals.find((code) => error instanceof AppError && error.code === code);
    if (!refusal) throw error;
    return refusal;
  }
}
