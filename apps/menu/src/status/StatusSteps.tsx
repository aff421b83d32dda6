import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import { Icon } from "../look/Icon.tsx";
import type { Speech } from "../look/speech.ts";
import { listSteps, standingOf, standingTones } from "./standing.ts";
import type { Step } from "./standing.ts";

/** The way from asking to ready, with the time of each step that is done. */
export function StatusSteps({ view, speech }: { view: RequestStatusView; speech: Speech }) {
  const steps = listSteps(view);
  if (steps.length === 0) return null;
  return (
    <ol className={`steps ${standingTones[standingOf(view)]}`}>
      {steps.map((step) => (
        <li
          key={step.name}
          className={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className="dot">{step.state === "yes" && <Icon of="check" />}</span>
          <b>{nameStep(step, view, speech)}</b>
          <span className="small muted">
            {step.at !== null && (
              <bdi>{speech.format.instant(step.at, view.business.timeZone)}</bdi>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function nameStep({ name }: Step, view: RequestStatusView, { t }: Speech): string {
  const isDelivered = (view.order?.fulfilment ?? view.fulfilment) === "delivery";
  const names: Record<Step["name"], string> = {
    sent: t("menu.step_sent"),
    price: t("menu.step_price"),
    accepted: t("menu.step_accepted"),
    in_progress: t("common.status_in_progress"),
    ready: isDelivered ? t("common.status_ready") : t("menu.step_ready_pickup"),
  };
  return names[name];
}
