import { signOut } from "@marzipan/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { isOthersSession } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../errors/error-text.ts";
import { askAboutDrafts } from "./leaving.ts";
import { forgetKeptOfSession, forgetKeptOfTab } from "./forget-kept.ts";
import { forgetEverything } from "./load-me.ts";
import { isSigningOut, setLeaving } from "../owner/session-events.ts";
import { showLater } from "../../platform/toast/toasts.ts";

/** The pause before the page after signing out (spec §9: logout redirect). */
const leaveMs = 100;

/**
 * Returns the function that signs out on every device (spec §4: globally), or on this one only
 * (rulings §2), clears what this browser stored for the session, and after 100 ms leads to `place`.
 * With unsaved forms it asks first (rulings §10).
 */
export function useSignOut(place = "/?from=logout", everywhere = true): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  return useCallback(async () => {
    const choice = await askAboutDrafts();
    if (choice === "stay" || isSigningOut()) return;
    setLeaving(true);
    try {
      await call(signOut, { body: { everywhere } });
    } catch (error) {
      // When another account has signed in in the meantime, its session must not be ended; only
      // this page is emptied.
      if (!isOthersSession(error)) {
        setLeaving(false);
        showLater(errorText(error));
        return;
      }
    }
    forgetKeptOfSession(choice === "keep");
    await new Promise((resolve) => {
      setTimeout(resolve, leaveMs);
    });
    client.removeQueries();
    await navigate({ href: place, replace: true, ignoreBlocker: true });
    // Forms that unmounted on the way may have stored their drafts again.
    forgetKeptOfTab(choice === "keep");
    forgetEverything(client);
    setLeaving(false);
  }, [client, navigate, errorText, place, everywhere]);
}
