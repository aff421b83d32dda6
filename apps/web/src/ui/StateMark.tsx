import { CircleCheck, CircleDashed, CircleX, PackageCheck, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./StateMark.module.css";

/** The looks a state can have: hollow, striped, full, thin, broken. */
export type StateName = "pending" | "progress" | "ready" | "completed" | "cancelled";

const icons: Record<StateName, IconShape> = {
  pending: CircleDashed,
  progress: Timer,
  ready: PackageCheck,
  completed: CircleCheck,
  cancelled: CircleX,
};

export interface StateMarkProps {
  state: StateName;
  /** The word for the state; colour alone never says it. */
  children: ReactNode;
  className?: string | undefined;
}

/** Icon and word of a state in its colour. */
export function StateMark({ state, children, className }: StateMarkProps) {
  return (
    <span
      data-state={state}
      data-part="state-mark"
      className={joinClasses(styles.stateMark, className)}
    >
      <Icon of={icons[state]} size="s" />
      {children}
    </span>
  );
}

/** The bar of a state in small, for a legend; its word stands beside it. */
export function StateKey({ state }: { state: StateName }) {
  return (
    <span aria-hidden="true" data-state={state} data-part="state-key" className={styles.stateKey} />
  );
}
