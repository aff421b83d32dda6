import { Plus } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ToDeleted } from "../../platform/lists/ListPage.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { FromProductButton } from "./FromProductSheet.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

interface NoItemsProps {
  q: string;
  canAdd: boolean;
  onClearSearch: () => void;
}

/** In place of the items when there are none: what they are for and the first one, or how to clear the search. */
export function NoItems({ q, canAdd, onClearSearch }: NoItemsProps) {
  const t = useT();
  if (q !== "") {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("common.no_match", { query: q })}
        clearLabel={t("common.clear_search")}
        onClear={onClearSearch}
      />
    );
  }
  return (
    <>
      <EmptyState
        title={t("catalog.empty_title")}
        text={t("catalog.empty_text")}
        picture={{ src: "/sweets/empty-board.svg" }}
      >
        {canAdd && (
          <>
            <ButtonLink variant="primary" isWide icon={Plus} href={pathTo("/menu/items/new")}>
              {t("catalog.add")}
            </ButtonLink>
            <FromProductButton />
          </>
        )}
      </EmptyState>
      <ToDeleted href={pathTo("/menu/deleted")} />
    </>
  );
}
