import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import styles from "./order-form.module.css";

/** The keys of the form's fields: Enter never sends an unfinished form, Ctrl or Cmd with Enter saves from anywhere. */
export function FormKeys({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = place.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Enter") return;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        // What is typed into a field is taken when the field is left.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        setTimeout(() => fields?.closest("form")?.requestSubmit());
      } else if (event.target instanceof HTMLInputElement) event.preventDefault();
    };
    fields?.addEventListener("keydown", press);
    return () => fields?.removeEventListener("keydown", press);
  }, []);
  return (
    <div ref={place} className={styles.formKeys}>
      {children}
    </div>
  );
}
