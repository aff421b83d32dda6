import styles from "./screens.module.css";
/** A bun that sleeps: drawn without network where something does not come. */
export function SleepingBun() {
  return (
    <svg viewBox="0 0 120 92" className={styles.lastFace} aria-hidden="true">
      <path d="M18 66c0-30 18-48 42-48s42 18 42 48c0 6-4 8-10 8H28c-6 0-10-2-10-8Z" />
      <path d="M40 28l8 12M60 24v14M80 28l-8 12" />
      <path d="M38 54q7 6 14 0M68 54q7 6 14 0M54 64q6 4 12 0" />
    </svg>
  );
}
