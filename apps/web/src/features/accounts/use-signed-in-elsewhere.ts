import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { readWantedBy } from "../../platform/gate/wanted-path.ts";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { ownerKey } from "../../platform/session/page-owner.ts";

/**
 * Lets a page that waits for a sign-in go on when its owner has signed in in another tab. Somebody else's sign-in leaves
 * it as it is: what waits here is not hers.
 */
export function useSignedInElsewhere(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key !== ownerKey || newValue === null) return;
      const wantedBy = readWantedBy();
      if (wantedBy !== null && wantedBy !== newValue) return;
      forgetEverything(client);
      void router.invalidate();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [client, router]);
}
