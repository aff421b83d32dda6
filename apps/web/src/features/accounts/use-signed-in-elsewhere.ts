import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { readWantedBy } from "../../platform/gate/wanted-path.ts";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { ownerKey } from "../../platform/owner/page-owner.ts";

/**
 * Continues a page that waits for a sign-in when the same person has signed in in another tab. A
 * sign-in by someone else leaves it alone: what waits here belongs to the former owner.
 */
export function useSignedInElsewhere(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key !== ownerKey || !newValue) return;
      const wantedBy = readWantedBy();
      if (wantedBy !== null && wantedBy !== newValue) return;
      forgetEverything(client);
      void router.invalidate();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [client, router]);
}
