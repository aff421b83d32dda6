import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import styles from "./items.module.css";

/**
 * The items of an order. Enter in one of its fields commits that field and does not submit the form
 * around it.
 */
export function ItemsGroup({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = place.current;
    const keep = (event: KeyboardEvent): void => {
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
    };
    group?.addEventListener("keydown", keep);
    return () => group?.removeEventListener("keydown", keep);
  }, []);
  return (
    <div ref={place} className={styles.itemsPart}>
      {children}
    </div>
  );
}
