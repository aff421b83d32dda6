import { dayIn } from "@marzipan/domain/dates";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { closeAsk } from "../../platform/session/ask.ts";
import { useMe } from "../../platform/session/me.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Notice } from "../../ui/Notice.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { Quota } from "./use-quota.ts";

/** Says that few consultations are left, until when, and where there are more. */
export function FewLeft({ quota: { left, resetsOn } }: { quota: Quota }) {
  const t = useT();
  const format = useFormat();
  const { business, subscription } = useMe();
  const n = left ?? 0;
  const date = resetsOn && format.dayMonth(dayIn(business.timeZone, new Date(resetsOn)));
  return (
    <Notice tone="warning">
      {date ? t("ask.low_until", { n, date }) : t("ask.low", { n })}{" "}
      {subscription.plan_key !== "premium" && (
        <TextLink href={pathTo("/pricing")} isUnderlined onPress={closeAsk}>
          {t("ask.see_plans")}
        </TextLink>
      )}
    </Notice>
  );
}
