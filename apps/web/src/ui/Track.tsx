import type { ReactNode } from "react";
import { ProgressBar } from "react-aria-components/ProgressBar";
import { joinClasses } from "./joinClasses.ts";
import type { Tone } from "./Notice.tsx";
import styles from "./Track.module.css";

export interface TrackProps {
  /** What is measured, read aloud. */
  label: string;
  value: number;
  max: number;
  /** The value in words: "24 of 48". */
  valueText?: string;
  /** By default the colour of work in progress, and of ready when full. */
  tone?: Tone;
  /** 6 px instead of 8. */
  isThin?: boolean;
  /** Words above the bar. */
  children?: ReactNode;
}

/** How much of a whole is done; it fills from the inline start. A `max` of 0 counts as empty. */
export function Track({
  label,
  value,
  max,
  valueText,
  tone,
  isThin = false,
  children,
}: TrackProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const state = tone === undefined && share === 1 ? "ready" : undefined;
  return (
    <ProgressBar
      aria-label={label}
      value={share * 100}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {children}
      <div data-part="track" className={joinClasses(styles.track, isThin && styles.trackThin)}>
        <div
          data-tone={tone}
          data-state={state}
          className={styles.trackFill}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
    </ProgressBar>
  );
}
