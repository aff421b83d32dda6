import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Tooltip.module.css";

/** A short hint at a button, on hover and keyboard focus. Touch never shows it: nothing may stand only here. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip offset={6} className={joinClasses(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
