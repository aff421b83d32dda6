import { useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./catalog.module.css";

/** How far below the window the next items are drawn, so that no one waits for them while scrolling. */
const ahead = "800px";

interface MoreItemsProps {
  /** How many items stand before it. */
  drawn: number;
  onMore: () => void;
}

/** The end of the drawn part of a menu: more is drawn when it comes near, also while dragging, or by its button. */
export function MoreItems({ drawn, onMore }: MoreItemsProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  // An observer speaks at its start and at changes only: with each portion begins a new one.
  useEffect(() => {
    if (!place.current) return undefined;
    const seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: ahead },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [drawn, onMore]);
  return (
    <div ref={place} className={styles.moreItems}>
      <Button onPress={onMore}>{t("common.load_more")}</Button>
    </div>
  );
}
