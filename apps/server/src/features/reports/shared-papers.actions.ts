import type { MonthPaper } from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { monthEnd } from "@marzipan/domain/dates";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken } from "../../platform/formats/ids.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { findPapers } from "./accountant.store.ts";
import type { FoundPapers } from "./accountant.store.ts";
import { makeReport } from "./make-report.actions.ts";
import type { Report, Sink } from "./make-report.actions.ts";
import type * as accountant from "@marzipan/contract/accountant";

/** How often papers may be asked for from one address. */
const readingWindow: Window = { lengthMs: 60_000, most: 30 };

async function requirePapers(deps: Deps, address: string, token: string): Promise<FoundPapers> {
  await countAct(deps, {
    key: `papers:${address}`,
    window: readingWindow,
    refusal: "rate_limited",
  });
  const found = await findPapers(deps.database, hashToken(token), deps.now());
  if (!found) throw new AppError("not_found");
  return found;
}

/** Returns what a link to papers opens; not found once it ended or was stopped. */
export async function getSharedReports(
  deps: Deps,
  address: string,
  token: string,
): Promise<ReplyOf<typeof accountant.getSharedReports>> {
  const { business_name, month, language, papers, open_until } = await requirePapers(
    deps,
    address,
    token,
  );
  return {
    businessName: business_name,
    month,
    language,
    papers,
    endsAt: open_until.toISOString(),
  };
}

const made: Readonly<Record<MonthPaper, Pick<Report, "kind" | "format">>> = {
  pdf: { kind: "profit-and-loss", format: "pdf" },
  xlsx: { kind: "books", format: "xlsx" },
  zip: { kind: "expenses", format: "zip" },
  clients: { kind: "clients", format: "xlsx" },
};

/** Makes one of the papers behind a link; not found where it was not chosen. */
export async function downloadSharedReport(
  deps: Deps,
  address: string,
  { token, paper }: { token: string; paper: MonthPaper },
  sink: Sink,
): Promise<void> {
  const found = await requirePapers(deps, address, token);
  if (!found.papers.includes(paper)) throw new AppError("not_found");
  const { business_id: businessId, month, language } = found;
  const proof = { kind: "job", businessId } as const;
  await makeReport(
    deps,
    {
      businessId,
      standing: { today: found.today, own: found.currency },
      snapshot: (work) => deps.database.snapshot(proof, work),
    },
    { ...made[paper], span: [month, monthEnd(month)], currency: null, language },
    sink,
  );
}
