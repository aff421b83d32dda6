import { papersLinkDays, testLinkDays } from "@marzipan/contract/accountant";
import type * as accountantContract from "@marzipan/contract/accountant";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { addMonths, monthStart } from "@marzipan/domain/dates";
import { hasFeature } from "@marzipan/domain/plans";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeId, makeToken } from "../../platform/formats/ids.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { memberOf } from "../../platform/account/member.ts";
import { planOfRow } from "../../platform/account/plan-of-row.ts";
import { countActIn } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { requireOwnAccount } from "../accounts/own-password.actions.ts";
import { prepareToNotify } from "../notifications/notify.actions.ts";
import { addSent, listDuePapers, loadAccountant, storeTest } from "./accountant.store.ts";
import type { DueBusiness } from "./accountant.store.ts";
import { queuePapersMail } from "./papers-mail.actions.ts";
import { firstDays, inOrder } from "./papers.rules.ts";

const dayMs = 86_400_000;
/** How often one person may mail themselves a test. */
const testWindow: Window = { lengthMs: 60 * 60_000, most: 5 };

/** Mails the accountants of all businesses last month's papers, in the first days of a month, each month once. */
export async function mailDuePapers(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await listDuePapers(deps.database, now, firstDays);
  const able = due.filter((business) => hasFeature(planOfRow(business, now).plan, "export_excel"));
  const idOf = (business: DueBusiness): string => business.business_id;
  await eachAlone(deps.log, able, idOf, async ({ business_id: businessId, today }) => {
    await deps.database.transact({ kind: "job", businessId }, (tx) => mailPapers(tx, deps, today));
  });
}

async function mailPapers(tx: Tx, deps: Deps, today: string): Promise<void> {
  const accountant = await loadAccountant(tx);
  if (!accountant?.is_on) return;
  const { email, language, papers } = accountant;
  const month = addMonths(monthStart(today), -1);
  const notify = await prepareToNotify(tx, "accountant_emailed");
  const token = makeToken();
  const open_until = new Date(tx.now.getTime() + papersLinkDays * dayMs);
  const row = { id: makeId(), month, email, language, papers, sent_at: tx.now, open_until };
  if (!(await addSent(tx, { ...row, token_hash: hashToken(token) }))) return;
  const mail = { recipient: email, month, language, papers, token, linkDays: papersLinkDays };
  await queuePapersMail(tx, deps, { ...mail, isTest: false });
  await notify(row.id, month);
  tx.changed("reports");
}

/** Mails last month's papers to the person who asks, as the accountant would get them; no month counts as sent by it. */
export async function testAccountant(
  tx: Tx<"session">,
  deps: Deps,
  asked: Input<typeof accountantContract.testAccountant>["body"],
): Promise<ReplyOf<typeof accountantContract.testAccountant>> {
  const { email, id } = await requireOwnAccount(tx);
  await countActIn(tx, {
    key: `papers-test:${id}`,
    window: testWindow,
    refusal: "rate_limited",
  });
  const { today } = memberOf(await tx.entered, tx.now);
  const month = addMonths(monthStart(today), -1);
  const { language } = asked;
  const papers = inOrder(asked.papers);
  const token = makeToken();
  const open_until = new Date(tx.now.getTime() + testLinkDays * dayMs);
  await storeTest(tx, { month, language, papers, open_until, token_hash: hashToken(token) });
  const mail = { recipient: email, month, language, papers, token, linkDays: testLinkDays };
  await queuePapersMail(tx, deps, { ...mail, isTest: true });
  return { email };
}
