import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

/** The search of the app: what is typed is looked for among the orders. `/` leads here. */
export function GlobalSearch({ className }: { className?: string | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  return (
    <SearchField
      label={t("shell.search_orders")}
      placeholder={t("common.search")}
      clearLabel={t("common.clear_search")}
      value={words}
      onChange={setWords}
      onSubmit={(q) => void navigate({ href: pathTo("/orders", { q: q.trim() }) })}
      {...(className && { className })}
    />
  );
}
