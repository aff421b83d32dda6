import { signOut } from "@marzipan/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { call } from "../../platform/api/call.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { forgetKeptOfSession } from "../../platform/session/forget-kept.ts";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { setLeaving } from "../../platform/session/session-events.ts";
import { showToast } from "../../ui/Toast.tsx";

/** The pause before the page after signing out (spec §9: logout redirect). */
const leaveMs = 100;

/**
 * Answers the function that signs out on every device (spec §4: globally), forgets what this
 * browser kept for the session, and after 100 ms ends at `place`.
 */
export function useSignOut(place = "/?from=logout"): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  return useCallback(async () => {
    setLeaving(true);
    try {
      await call(signOut, { body: { everywhere: true } });
    } catch (error) {
      setLeaving(false);
      showToast(errorText(error));
      return;
    }
    forgetKeptOfSession();
    await new Promise((resolve) => {
      setTimeout(resolve, leaveMs);
    });
    client.removeQueries();
    await navigate({ href: place, replace: true });
    forgetEverything(client);
    setLeaving(false);
  }, [client, navigate, errorText, place]);
}
