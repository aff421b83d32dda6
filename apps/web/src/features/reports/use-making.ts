import {
  getExpenseFiles,
  getReportPdf,
  getReportCsv,
  getReportWorkbook,
} from "@marzipan/contract/reports";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { downloadFile } from "../../platform/api/download.ts";
import { refresh } from "../../platform/api/topics.ts";
import { noteReportWanted } from "../../platform/gate/wanted-path.ts";
import type { Making, MakingState } from "./making.rules.ts";
import { isTable } from "./report-view.rules.ts";

/** When a report has begun, the list of downloads is fetched again, in milliseconds. */
const lookAgainMs = 1500;

/** A second press within this time belongs to a double click, in milliseconds. */
const doubleClickMs = 1000;

/** Downloads reports, one at a time, and returns how the last one goes. */
export function useMaking() {
  const client = useQueryClient();
  const [state, setState] = useState<MakingState | null>(null);
  const isBusy = useRef(false);
  const make = async (making: Making): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const startedAt = Date.now();
    setState({ kind: "running", making });
    noteReportWanted(true);
    const looking = setTimeout(() => void refresh(client, ["reports"]), lookAgainMs);
    try {
      await download(making);
      setState({ kind: "done", making });
      noteReportWanted(false);
    } catch (error) {
      setState({ kind: "failed", making, error });
    }
    clearTimeout(looking);
    void refresh(client, ["reports"]);
    const restMs = Math.max(0, startedAt + doubleClickMs - Date.now());
    setTimeout(() => {
      isBusy.current = false;
    }, restMs);
  };
  return { make, state };
}

async function download({ kind, format, query }: Making): Promise<void> {
  if (format === "xlsx") return await downloadFile(getReportWorkbook, { params: { kind }, query });
  if (format === "pdf") return await downloadFile(getReportPdf, { params: { kind }, query });
  if (format === "zip") return await downloadFile(getExpenseFiles, { query });
  if (isTable(kind)) await downloadFile(getReportCsv, { params: { kind }, query });
}
