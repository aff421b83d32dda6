import type { Language } from "@marzipan/contract/languages";
import * as reports from "@marzipan/contract/reports";
import type { ReportFormat, ReportKind } from "@marzipan/contract/reports";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import type { CallTransaction } from "../../platform/http/bind.ts";
import { memberOf } from "../../platform/account/member.ts";
import { readSpan } from "../figures/span.rules.ts";
import { readDownloads } from "./downloads.actions.ts";
import { downloadReport } from "./make-report.actions.ts";
import { openReport } from "./open-report.actions.ts";
import { previewOf } from "./preview.actions.ts";
import { sinkOf } from "./report-sink.ts";

interface Query {
  from: string;
  to: string;
  currency?: string | undefined;
  language?: Language | undefined;
}

interface Download {
  kind: ReportKind;
  query: Query;
  businessId: string;
  reply: FastifyReply;
  transact: <T>(work: (tx: Tx<"session">) => Promise<T>, options?: CallTransaction) => Promise<T>;
  snapshot: <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;
}

/** Binds the calls of reports. */
export function bindReports(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const download = async (format: ReportFormat, given: Download): Promise<undefined> => {
    const { kind, query, businessId, reply, transact, snapshot } = given;
    const span = readSpan(query);
    const { standing, language } = await transact(async (tx) => standingOf(tx, query));
    const report = { kind, format, span, currency: query.currency ?? null, language };
    const note = (work: (tx: Tx) => Promise<void>) => transact(work, { writes: true });
    await downloadReport(deps, { businessId, standing, note, snapshot }, report, sinkOf(reply));
    return undefined;
  };
  on(reports.getReportWorkbook)((call) => download("xlsx", givenBy(call, call.params.kind)));
  on(reports.getReportPdf)((call) => download("pdf", givenBy(call, call.params.kind)));
  on(reports.getReportCsv)((call) => download("csv", givenBy(call, call.params.kind)));
  on(reports.getExpenseFiles)((call) => download("zip", givenBy(call, "expenses")));
  on(reports.previewReport)(({ snapshot, params, query }) => {
    const span = readSpan(query);
    return snapshot(async (tx) => {
      const { standing, language } = await standingOf(tx, query);
      const asked = { span, currency: query.currency ?? null, language };
      return await previewOf(params.kind, await openReport(tx, asked, standing));
    });
  });
  on(reports.listReportDownloads)(({ transact }) => transact(readDownloads));
}

function givenBy(
  call: Omit<Download, "kind" | "businessId"> & { session: { businessId: string } },
  kind: ReportKind,
): Download {
  const { query, reply, transact, snapshot, session } = call;
  return { kind, query, reply, transact, snapshot, businessId: session.businessId };
}

async function standingOf(tx: Tx<"session">, { language }: Query) {
  const session = await tx.entered;
  const { today, currency } = memberOf(session, tx.now);
  return {
    standing: { today, own: currency },
    language: language ?? (session.language as Language),
  };
}
