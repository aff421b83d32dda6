import { previewReport } from "@marzipan/contract/reports";
import type { ReportFormat, ReportKind } from "@marzipan/contract/reports";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api/call.ts";
import { refresh } from "../../platform/api/topics.ts";
import { ownAddress } from "../../platform/session/page-owner.ts";
import type { ReportQuery } from "./report-view.rules.ts";

/** What makes a report. */
export interface Making {
  kind: ReportKind;
  format: ReportFormat;
  query: ReportQuery;
}

/** After a report was begun the list of downloads is asked for again, in milliseconds. */
const lookAgainMs = 1500;

/** Making a report: begins it, tells whether it was begun, and why it was not. */
export function useMaking() {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [isBegun, setBegun] = useState(false);
  const make = async ({ kind, format, query }: Making): Promise<void> => {
    setError(null);
    setBegun(false);
    try {
      // A download can neither renew an expired access token nor say why it is refused: a call that can is made first.
      await call(previewReport, { params: { kind }, query });
    } catch (failure) {
      setError(failure);
      return;
    }
    const link = document.createElement("a");
    const { currency, language, ...days } = query;
    link.href = ownAddress(`/api/reports/${kind}.${format}`, {
      ...days,
      ...(currency !== undefined && { currency }),
      ...(language !== undefined && { language }),
    });
    link.download = "";
    link.click();
    setBegun(true);
    setTimeout(() => void refresh(client, ["reports"]), lookAgainMs);
  };
  return { make, error, isBegun };
}
