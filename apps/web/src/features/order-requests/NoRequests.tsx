import { Inbox, Share2 } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { useUpgrade } from "../../platform/session/upgrade.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

interface NoRequestsProps {
  q: string;
  /** There has never been a request. */
  isFirst: boolean;
  isAll: boolean;
  onClear: () => void;
  onShowAll: () => void;
}

/** In place of requests when there are none: how they come, how to find others, what the plan lacks. */
export function NoRequests({ q, isFirst, isAll, onClear, onShowAll }: NoRequestsProps) {
  const t = useT();
  if (q !== "") {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("common.no_match", { query: q })}
        clearLabel={t("common.clear_search")}
        onClear={onClear}
      />
    );
  }
  if (isFirst || isAll) return <FirstRequest />;
  return (
    <EmptyState icon={Inbox} title={t("requests.none_here")} text={t("requests.none_here_text")}>
      <Button onPress={onShowAll}>{t("requests.show_all")}</Button>
    </EmptyState>
  );
}

function FirstRequest() {
  const t = useT();
  const canTake = useFeature("customer_ordering");
  const openUpgrade = useUpgrade();
  return (
    <EmptyState
      title={t("requests.empty_title")}
      text={canTake ? t("requests.empty_text") : t("requests.not_in_plan")}
    >
      {canTake ? (
        <ButtonLink variant="primary" icon={Share2} href={pathTo("/menu/share")}>
          {t("requests.share_menu")}
        </ButtonLink>
      ) : (
        <Button variant="primary" onPress={() => openUpgrade({ feature: "customer_ordering" })}>
          {t("billing.upgrade")}
        </Button>
      )}
    </EmptyState>
  );
}
