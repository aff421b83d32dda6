import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { useNewRequests } from "./use-new-requests.ts";

/** The number of new requests beside their place in the navigation; nothing when there are none. */
export function RequestBadge() {
  const t = useT();
  const format = useFormat();
  const count = useNewRequests();
  if (count === 0) return null;
  return <Badge label={t("requests.new_count", { n: count })}>{format.number(count)}</Badge>;
}
