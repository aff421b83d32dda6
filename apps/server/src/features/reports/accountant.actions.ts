import { monthPapers } from "@marzipan/contract/accountant";
import type * as accountant from "@marzipan/contract/accountant";
import type { Input } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import { addMonths, monthStart } from "@marzipan/domain/dates";
import type * as z from "zod/mini";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import {
  forgetAccountant,
  listSent,
  loadAccountant,
  stopSent,
  storeAccountant,
} from "./accountant.store.ts";
import { firstDays, inOrder } from "./papers.rules.ts";

type AccountantReply = z.output<typeof accountant.Accountant>;

const mostSent = 12;

/** Returns who gets the month's papers, and what was sent. */
export async function readAccountant(tx: Tx<"session">): Promise<AccountantReply> {
  const session = await tx.entered;
  const { today } = memberOf(session, tx.now);
  const [row, sent] = [await loadAccountant(tx), await listSent(tx, mostSent)];
  const lastMonth = addMonths(monthStart(today), -1);
  const isSent = sent.some(({ month }) => month === lastMonth);
  const isDue = !isSent && Number(today.slice(8)) <= firstDays;
  const next = isDue ? today : addMonths(monthStart(today), 1);
  return {
    email: row?.email ?? null,
    language: row?.language ?? (session.language as Language),
    isOn: row?.is_on ?? false,
    papers: row?.papers ?? [...monthPapers],
    nextDate: row?.is_on ? next : null,
    sent: sent.map(({ id, month, email, language, papers, sent_at, open_until, stopped_at }) => ({
      id,
      month,
      email,
      language,
      papers,
      sentAt: sent_at.toISOString(),
      endsAt: open_until.toISOString(),
      isStopped: stopped_at !== null,
    })),
  };
}

/** Sets who gets which of the month's papers: at least one while mails go out. */
export async function setAccountant(
  tx: Tx<"session">,
  { email, language, isOn, papers }: Input<typeof accountant.setAccountant>["body"],
): Promise<AccountantReply> {
  if (isOn && papers.length === 0) throw fieldError("papers", "required");
  await storeAccountant(tx, { email, language, is_on: isOn, papers: inOrder(papers) });
  return await readAccountant(tx);
}

/** Forgets who gets the month's papers. */
export async function dropAccountant(tx: Tx<"session">): Promise<AccountantReply> {
  await forgetAccountant(tx);
  return await readAccountant(tx);
}

/** Ends the link of papers that were sent. */
export async function disableSharedReports(tx: Tx, id: string): Promise<{ ok: true }> {
  if (!(await stopSent(tx, id))) throw new AppError("not_found");
  return { ok: true };
}
