import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { tellDevice } from "../../platform/session/device.ts";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { keepSentCode } from "./sent-code.ts";

/**
 * Returns what follows a sign-in: all cached answers are dropped, the device is registered, and the
 * gates decide which page opens.
 */
export function useEntering(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    forgetEverything(client);
    keepSentCode(null, Date.now());
    void tellDevice();
    await router.invalidate();
  }, [client, router]);
}
