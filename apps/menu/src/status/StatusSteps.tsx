import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import type { ReactNode } from "react";
import { Icon } from "../look/Icon.tsx";
import type { Speech } from "../look/speech.ts";
import { listPlaces, listSteps, standingTones } from "./standing.ts";
import type { Standing, Step } from "./standing.ts";

/** The way from asking to accepting, with the time of each step that is done. */
export function StatusSteps({ view, speech }: { view: RequestStatusView; speech: Speech }) {
  const steps = listSteps(view);
  if (steps.length === 0) return null;
  return (
    <ol className="steps s-price">
      {steps.map((step) => (
        <StepItem key={step.name} step={step} speech={speech}>
          <span className="small muted">
            {step.at !== null && (
              <bdi>{speech.format.instant(step.at, view.business.timeZone)}</bdi>
            )}
          </span>
        </StepItem>
      ))}
    </ol>
  );
}

/** The four places of an order on one line. */
export function OrderPlaces({ standing, speech }: { standing: Standing; speech: Speech }) {
  const places = listPlaces(standing);
  if (places.length === 0) return null;
  return (
    <ol className={`where ${standingTones[standing]}`}>
      {places.map((step) => (
        <StepItem key={step.name} step={step} speech={speech} />
      ))}
    </ol>
  );
}

interface StepItemProps {
  step: Pick<Step, "name" | "state">;
  speech: Speech;
  children?: ReactNode;
}

function StepItem({ step, speech, children }: StepItemProps) {
  return (
    <li className={step.state} aria-current={step.state === "now" ? "step" : undefined}>
      <span className="dot">{step.state === "yes" && <Icon of="check" />}</span>
      <b>{nameStep(step.name, speech.t)}</b>
      {children}
    </li>
  );
}

function nameStep(name: Step["name"], t: Speech["t"]): string {
  const names: Record<Step["name"], string> = {
    sent: t("menu.step_sent"),
    price: t("menu.step_price"),
    accepted: t("menu.status_accepted"),
    in_progress: t("menu.where_preparing"),
    ready: t("common.status_ready"),
    handed_over: t("menu.where_handed"),
  };
  return names[name];
}
