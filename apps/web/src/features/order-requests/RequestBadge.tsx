import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { useOpenRequests } from "./use-open-requests.ts";

/** The number of open requests beside their place in the navigation; nothing when there are none. */
export function RequestBadge() {
  const t = useT();
  const format = useFormat();
  const count = useOpenRequests();
  if (count === 0) return null;
  return <Badge label={t("requests.open_count", { n: count })}>{format.number(count)}</Badge>;
}
