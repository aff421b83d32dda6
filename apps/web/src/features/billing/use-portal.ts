import { createPaddlePortalLink } from "@marzipan/contract/billing-payments";
import { useAct } from "../../platform/api/queries.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import type { Act } from "../../platform/api/queries.ts";

/** Opens the card provider's portal for cards and invoices; it leads back to the settings. */
export function usePortal(): Act<typeof createPaddlePortalLink> & { open: () => void } {
  const act = useAct(createPaddlePortalLink, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const open = () =>
    act.mutate({ body: { return_url: pathTo("/settings/$section", { section: "plan" }) } });
  return { ...act, open };
}
