import type { MenuView } from "@marzipan/contract/menu-view";
import { addDays } from "@marzipan/domain/dates";
import { Icon } from "../look/Icon.tsx";
import { hasNoSpaces, sayClosedDays } from "../look/closed-days.ts";
import { listClosedWeekdays, nameWeekday, sayTime } from "../look/hours.ts";
import type { Speech } from "../look/speech.ts";

// Closed days further ahead are told by the date picker.
const noticeDays = 45;

/** What must be known before ordering: how far ahead, until when, and the closed days. */
export function MenuNotice({ view, speech }: { view: MenuView; speech: Speech }) {
  const sentences = listSentences(view, speech);
  if (sentences.length === 0) return null;
  return (
    <p className="m-notice">
      <Icon of="lead" />
      <span>{sentences.join(hasNoSpaces(speech) ? "" : " ")}</span>
    </p>
  );
}

function listSentences({ ordering, business, currency, state }: MenuView, speech: Speech) {
  const { t, format } = speech;
  const sentences: string[] = [];
  const isOpen = state === "open";
  const { leadTimeHours, cutOffTime, depositKind, depositValue } = ordering;
  if (isOpen && leadTimeHours > 0) sentences.push(t("menu.lead_hours", { n: leadTimeHours }));
  if (isOpen && cutOffTime !== null) {
    sentences.push(t("menu.cut_off", { time: sayTime(speech, cutOffTime) }));
  }
  if (isOpen && depositKind !== null && depositValue !== null) {
    const amount =
      depositKind === "percent"
        ? format.percent(depositValue / 100)
        : format.money(depositValue, currency);
    sentences.push(t("menu.deposit_asked", { amount }));
  }
  const closed = listClosedWeekdays(ordering.openingHours).map((weekday) =>
    nameWeekday(speech, weekday, "long"),
  );
  if (closed.length > 0) sentences.push(t("menu.closed_weekdays", { days: format.list(closed) }));
  const last = addDays(business.today, noticeDays);
  for (const { from, to } of ordering.closedDays) {
    if (to < business.today || from > last) continue;
    sentences.push(t("menu.closed_days", { days: sayClosedDays(speech, from, to) }));
  }
  return sentences;
}
