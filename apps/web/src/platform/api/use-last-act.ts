import { useQueryClient } from "@tanstack/react-query";
import type { AnyEndpoint, ReplyOf } from "@marzipan/contract/endpoint";
import { useCallback, useState } from "react";
import { makeLostInput, settingsOf, useActRun } from "./act-run.ts";
import type { RunAttempt } from "./act-run.ts";
import type { CallInput } from "./call.ts";

/**
 * Returns the function that runs a mutation after which its page is left, with the keys of `useAct`: beginning and
 * ending render nothing again, and the caller calls `refreshSince` once the next page is shown. `endpoint` is a constant.
 */
export function useLastAct<E extends AnyEndpoint>(
  endpoint: E,
): (input: CallInput<E>) => Promise<ReplyOf<E>> {
  const client = useQueryClient();
  const [lost] = useState(makeLostInput);
  const run = useCallback<RunAttempt<E>>(
    async (attempt) => {
      const settings = settingsOf(client, endpoint, lost, {}, true);
      const mutations = client.getMutationCache();
      return await mutations
        .build(client, client.defaultMutationOptions(settings))
        .execute(attempt);
    },
    [client, endpoint, lost],
  );
  return useActRun<E>(run, lost);
}
