import { useEffect, useState } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";

/** How long typing rests before the search is asked, in milliseconds. */
const restMs = 250;

interface OrderSearchProps {
  q: string;
  onSearch: (q: string) => void;
}

/** The search line of orders: asks when typing rests, at once on Enter and when it is emptied. */
export function OrderSearch({ q, onSearch }: OrderSearchProps) {
  const t = useT();
  const [text, setText] = useState(q);
  const [askedFor, setAskedFor] = useState(q);
  if (askedFor !== q) {
    setAskedFor(q);
    if (text.trim() !== q) setText(q);
  }
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onSearch(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);
  return (
    <SearchField
      label={t("orders.search")}
      clearLabel={t("common.clear_search")}
      value={text}
      onChange={setText}
      onSubmit={(words) => onSearch(words.trim())}
      onClear={() => onSearch("")}
      maxLength={100}
    />
  );
}
