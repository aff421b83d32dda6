import { listPageHelp, searchHelp } from "@marzipan/contract/help";
import { MessageCircle } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { openAsk } from "../../platform/session/ask.ts";
import { closeHelp } from "../../platform/session/help.ts";
import type { HelpOfPage } from "../../platform/session/help.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { ArticleRows } from "./ArticleRows.tsx";
import { ShownArticle } from "./ShownArticle.tsx";
import { helpAddress } from "./help-address.ts";
import styles from "./help.module.css";

/** The help of a page beside it: a search, the article that fits, the others, and the way to the agents. */
export function HelpSheet({ shown }: { shown: HelpOfPage }) {
  const t = useT();
  const { language } = useLanguage();
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query.trim().slice(0, 200));
  return (
    <Sheet
      isOpen
      isAtEnd
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeHelp()}
      title={t("pages.help")}
      subtitle={t("help.for_page", { page: shown.name })}
      closeLabel={t("common.close")}
      foot={
        <>
          <Button
            icon={MessageCircle}
            onPress={() => {
              closeHelp();
              openAsk({ about: "support" });
            }}
          >
            {t("shell.ask")}
          </Button>
          <ButtonLink variant="quiet" href={helpAddress(language)} target="_blank">
            {t("help.all")}
          </ButtonLink>
        </>
      }
    >
      <SearchField
        label={t("help.search")}
        clearLabel={t("common.clear_search")}
        value={query}
        onChange={setQuery}
      />
      {asked === "" ? (
        <PageHelp page={shown.page} />
      ) : (
        <FoundHelp query={asked} page={shown.page} />
      )}
    </Sheet>
  );
}

function PageHelp({ page }: { page: string }) {
  const t = useT();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isError, refetch } = useCall(listPageHelp, { query: { page, language } });
  if (isError) {
    return (
      <ErrorState
        title={t("help.failed")}
        onRetry={() => void refetch()}
        retryLabel={t("common.try_again")}
      />
    );
  }
  if (!data) return <Spinner />;
  const article = data.items.find(({ id }) => id === chosen) ?? data.items[0];
  if (!article) return null;
  const others = data.items.filter(({ id }) => id !== article.id);
  return (
    <>
      <ShownArticle key={article.id} article={article} />
      {others.length > 0 && (
        <section className={styles.helpMore}>
          <h3>{t("help.also")}</h3>
          <ArticleRows items={others} onChoose={setChosen} />
        </section>
      )}
    </>
  );
}

function FoundHelp({ query, page }: { query: string; page: string }) {
  const t = useT();
  const { language } = useLanguage();
  const { data } = useCall(
    searchHelp,
    { query: { q: query, language, page } },
    { placeholderData: (earlier) => earlier },
  );
  if (!data) return <Spinner />;
  return (
    <section className={styles.helpMore} aria-live="polite">
      <h3>
        {data.items.length === 0
          ? t("help.nothing", { query })
          : t("help.found", { count: data.items.length })}
      </h3>
      <ArticleRows items={data.items} />
    </section>
  );
}
