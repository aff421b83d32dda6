import { dismissPlanEnd } from "@marzipan/contract/billing";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { openUpgrade } from "../../platform/session/upgrade.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { useEndSentence } from "./use-end-sentence.ts";
import styles from "./plan-banner.module.css";

/** A plan that ended, why, and how to get it back, until the owner dismisses it; nothing for other plans. */
export function PlanEnded() {
  const t = useT();
  const client = useQueryClient();
  const mayPay = useMay("plan");
  const { ended } = useMe().subscription;
  const sentence = useEndSentence();
  const dismiss = useAct(dismissPlanEnd, { onSuccess: (me) => setMe(client, me) });
  if (!mayPay || !ended || ended.isSeen || dismiss.isPending) return null;
  return (
    <Notice
      className={styles.planBanner}
      action={<IconButton label={t("common.close")} icon={X} onPress={() => dismiss.mutate({})} />}
    >
      {sentence} <TextButton onPress={() => openUpgrade()}>{t("billing.upgrade")}</TextButton>
    </Notice>
  );
}
