import { listPrices } from "@marzipan/contract/billing-payments";
import { FlaskConical } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Says that no money moves, and by whom plans are sold instead: the stand-in, or the provider's sandbox; nothing where cards are charged. */
export function TestMark() {
  const t = useT();
  const { data } = useCall(listPrices);
  if (!data?.isTest) return null;
  // The sandbox's name is the same in every language.
  const provider = data.provider === "stand-in" ? t("plans.provider_stand_in") : "Paddle Sandbox";
  return (
    <Notice tone="warning" icon={FlaskConical} title={t("plans.test_of", { provider })}>
      {t("plans.test_text")}
    </Notice>
  );
}
