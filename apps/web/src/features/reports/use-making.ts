import type { ReplyOf } from "@marzipan/contract/endpoint";
import { listReportDownloads, previewReport } from "@marzipan/contract/reports";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api/call.ts";
import { keyOf } from "../../platform/api/query-of.ts";
import { refresh } from "../../platform/api/topics.ts";
import { ownAddress } from "../../platform/session/page-owner.ts";
import { lastIdOf } from "./making.rules.ts";
import type { Begun, Making } from "./making.rules.ts";

type Downloads = ReplyOf<typeof listReportDownloads>;

/** After a report was begun the list of downloads is asked for again, in milliseconds. */
const lookAgainMs = 1500;

/** Making a report: begins it, tells which was begun, and why one was not. */
export function useMaking() {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const make = async (making: Making): Promise<void> => {
    const { kind, format, query } = making;
    setError(null);
    setBegun(null);
    try {
      // A download can neither renew an expired access token nor say why it is refused: a call that can is made first.
      await call(previewReport, { params: { kind }, query });
    } catch (failure) {
      setError(failure);
      return;
    }
    const known = client.getQueryData<Downloads>(keyOf(listReportDownloads));
    const link = document.createElement("a");
    const { currency, language, ...days } = query;
    link.href = ownAddress(`/api/reports/${kind}.${format}`, {
      ...days,
      ...(currency !== undefined && { currency }),
      ...(language !== undefined && { language }),
    });
    link.download = "";
    link.click();
    setBegun({ making, lastId: lastIdOf(making, known?.items ?? []) });
    setTimeout(() => void refresh(client, ["reports"]), lookAgainMs);
  };
  return { make, error, begun };
}
