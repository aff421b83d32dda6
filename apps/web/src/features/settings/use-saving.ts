import { updateBusiness, updateMe } from "@marzipan/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import type { Act } from "../../platform/api/queries.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import { showLater } from "../../platform/toast/toasts.ts";

/** Returns the act that changes the own profile; what it answers is shown at once. */
export function useSavingMe(): Act<typeof updateMe> {
  const t = useT();
  const client = useQueryClient();
  return useAct(updateMe, {
    onSuccess: (me) => {
      setMe(client, me);
      showLater(t("common.saved"));
    },
  });
}

/** Returns the act that changes the business; what depends on its day and currency is asked for again. */
export function useSavingBusiness(): Act<typeof updateBusiness> {
  const t = useT();
  const client = useQueryClient();
  return useAct(updateBusiness, {
    onSuccess: (me) => {
      setMe(client, me);
      showLater(t("common.saved"));
    },
  });
}
