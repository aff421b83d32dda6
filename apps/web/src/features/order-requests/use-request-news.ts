import { getOrderRequestSummary } from "@marzipan/contract/order-requests";
import { useEffect, useRef } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { allowSoundAtGesture } from "../../platform/chime.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { ringOnceFor } from "../notifications/ring.ts";

/**
 * Announces requests that arrive while the app is open, by message and sound; those that were there
 * before are not announced.
 */
export function useRequestNews(): void {
  const t = useT();
  const format = useFormat();
  const showToast = useToast();
  const { data } = useCall(getOrderRequestSummary);
  const seenAt = useRef<string | null>(null);
  useEffect(allowSoundAtGesture, []);
  useEffect(() => {
    if (!data) return;
    const before = seenAt.current;
    const newestAt = data.newestAt ?? "";
    seenAt.current = before === null || newestAt > before ? newestAt : before;
    if (before === null || newestAt <= before) return;
    ringOnceFor(newestAt);
    const [newest] = data.newest;
    if (newest) {
      const date = format.longDay(newest.deliveryDate);
      showToast(t("requests.arrived", { name: newest.name, date }));
    }
  }, [data, t, format, showToast]);
}
