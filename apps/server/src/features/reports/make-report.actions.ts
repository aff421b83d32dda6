import { PassThrough, Transform } from "node:stream";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { downloadsKept } from "@marzipan/contract/reports";
import type { ReportFormat, ReportKind } from "@marzipan/contract/reports";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { addDownload, noteDownload } from "./downloads.store.ts";
import type { DownloadState } from "./downloads.store.ts";
import { listExpenseFiles, zipFiles } from "./expense-files.actions.ts";
import { openReport } from "./open-report.actions.ts";
import type { Asked, OpenedReport } from "./open-report.actions.ts";
import { csvOf, workbookOf } from "./report-forms.actions.ts";
import { paperOf, readPaper } from "./report-paper.actions.ts";
import type { MadeKind } from "./report-tables.actions.ts";

/** Where a report's bytes go. */
export interface Sink {
  /** Aborted when the reader goes away. */
  left: AbortSignal;
  /** Whether bytes were sent already, so that a failure can only break them off. */
  readonly hasBegun: boolean;
  /** Sends the bytes; resolves when they are sent or the reader is gone. */
  send: (content: Readable | Uint8Array, type: string, fileName: string) => Promise<void>;
}

/** Who asks for a report, and how the business is read. */
export interface Reader {
  businessId: string;
  /** Reads one unchanging state of the business. */
  snapshot: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The business's day and currency. */
  standing: { today: string; own: string };
}

/** A report that is made. */
export interface Report extends Asked {
  kind: MadeKind;
  format: ReportFormat;
}

/** What a report came to. */
export interface Made {
  rowsCount: number;
  sizeBytes: number;
}

const types: Readonly<Record<ReportFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
};

/** Bytes that wait in memory for a slow reader, so that the snapshot is not held for as long as the reader takes. */
const mostWaitingBytes = 32 * 1024 * 1024;

/** Returns the name under which a report is saved. */
function fileNameOf({ kind, format, span: [from, to] }: Report): string {
  return `${kind}-${from}-${to}.${format}`;
}

/**
 * Creates a report in its turn, two at a time in a process; anyone who left the line meanwhile is passed over. A turn ends
 * when the report is made: a slow reader delays no one else.
 */
export async function makeReport(
  deps: Deps,
  reader: Reader,
  report: Report,
  sink: Sink,
  hearBegin: () => Promise<void> = async () => undefined,
): Promise<Made> {
  return await deps.reports.hold("reports", reader.businessId, async (inTurn) => {
    const sending = await inTurn(async () => {
      sink.left.throwIfAborted();
      await hearBegin();
      return await orFail(sink, () => makers[report.format](deps, reader, report, sink));
    });
    await orFail(sink, sending.send);
    return sending.made;
  });
}

async function orFail<T>(sink: Sink, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || sink.left.aborted) throw error;
    throw new AppError("report_failed", {}, error);
  }
}

/** A report that is made; its size is known when it is sent. */
interface Sending {
  made: Made;
  /** Sends what is not sent yet; resolves when the reader has it or is gone. */
  send: () => Promise<void>;
}

type Maker = (deps: Deps, reader: Reader, report: Report, sink: Sink) => Promise<Sending>;

const makers: Readonly<Record<ReportFormat, Maker>> = {
  xlsx: (deps, reader, report, sink) =>
    streamOut(reader, report, sink, (opened, heard) =>
      workbookOf(report.kind, opened, deps.now(), heard),
    ),
  csv: (_deps, reader, report, sink) =>
    streamOut(reader, report, sink, (opened, heard) => csvOf(report.kind, opened, heard)),
  pdf: makePaper,
  zip: makeArchive,
};

/** Streams what is written from one snapshot; the snapshot ends when all is written, not when all is sent. */
async function streamOut(
  { snapshot, standing }: Reader,
  report: Report,
  sink: Sink,
  write: (opened: OpenedReport, heard: (rowsCount: number) => void) => Promise<Readable>,
): Promise<Sending> {
  const made = { rowsCount: 0, sizeBytes: 0 };
  const waiting = new PassThrough({ highWaterMark: mostWaitingBytes });
  let sent: Promise<void> | undefined;
  await snapshot(async (tx) => {
    const opened = await openReport(tx, report, standing);
    const content = await write(opened, (rowsCount) => {
      made.rowsCount = rowsCount;
    });
    sent = sink.send(waiting, types[report.format], fileNameOf(report));
    await pipeline(content, countBytes(made), waiting, { signal: sink.left });
  });
  return { made, send: async () => await sent };
}

function countBytes(made: Made): Transform {
  return new Transform({
    transform: (bytes: Uint8Array, _encoding, pass) => {
      made.sizeBytes += bytes.length;
      pass(null, bytes);
    },
  });
}

async function makePaper(
  deps: Deps,
  { snapshot, standing }: Reader,
  report: Report,
  sink: Sink,
): Promise<Sending> {
  const paper = await snapshot(async (tx) =>
    readPaper(report.kind, await openReport(tx, report, standing)),
  );
  const content = await paperOf(deps, paper);
  return {
    made: { rowsCount: paper.rowsCount, sizeBytes: content.length },
    send: () => sink.send(content, types.pdf, fileNameOf(report)),
  };
}

async function makeArchive(
  deps: Deps,
  { snapshot, standing }: Reader,
  report: Report,
  sink: Sink,
): Promise<Sending> {
  const at = deps.now();
  const made = { rowsCount: 0, sizeBytes: 0 };
  const archive = await snapshot(async (tx) => {
    const opened = await openReport(tx, report, standing);
    const content = await workbookOf(report.kind, opened, at, (rowsCount) => {
      made.rowsCount = rowsCount;
    });
    return {
      name: fileNameOf({ ...report, format: "xlsx" }),
      content: await buffer(content),
      files: await listExpenseFiles(opened.source),
      lostText: opened.source.t("sheets.lost_files"),
    };
  });
  const send = async (): Promise<void> => {
    const counted = countBytes(made);
    const sent = sink.send(counted, types.zip, fileNameOf(report));
    await pipeline(zipFiles(deps, archive, at), counted, { signal: sink.left });
    await sent;
  };
  return { made, send };
}

/** A person's report: noted among the last downloads, and told of as it goes; what cannot be noted goes nevertheless. */
export async function downloadReport(
  deps: Deps,
  reader: Reader & { note: (work: (tx: Tx) => Promise<void>) => Promise<void> },
  report: Report & { kind: ReportKind },
  sink: Sink,
): Promise<void> {
  const id = makeId();
  const { kind, format, currency, language, span } = report;
  const row = { id, kind, format, from_date: span[0], to_date: span[1], currency, language };
  let isNoted = true;
  await reader
    .note((tx) => addDownload(tx, row, downloadsKept))
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status !== 503) throw error;
      isNoted = false;
      deps.log.warn({ err: error.cause ?? error }, "a download could not be noted");
    });
  const note = async (changes: Parameters<typeof noteDownload>[2]): Promise<void> => {
    if (!isNoted) return;
    await deps.database.transact({ kind: "job", businessId: reader.businessId }, async (tx) => {
      await noteDownload(tx, id, changes);
      tx.changed("reports");
    });
  };
  deps.live.tell(reader.businessId, ["reports"]);
  try {
    const made = await makeReport(deps, reader, report, sink, () => note({ state: "running" }));
    const state: DownloadState = sink.left.aborted ? "stopped" : "done";
    await note({ state, rows_count: made.rowsCount, size_bytes: made.sizeBytes });
  } catch (error) {
    const hasLeft = sink.left.aborted;
    await note({ state: hasLeft ? "stopped" : "failed" });
    if (hasLeft) return;
    if (!sink.hasBegun) throw error;
    deps.log.error({ err: error }, "a report broke off");
  }
}
