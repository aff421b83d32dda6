import { MenuSettingsPatch } from "@marzipan/contract/catalog-settings";
import { slotSteps } from "@marzipan/contract/ordering-rules";
import * as z from "zod/mini";
import type { TypedSpan } from "../../platform/hours/typed-hours.rules.ts";
import type { Settings } from "./catalog.types.ts";

/** Closed days while they are typed. */
export interface TypedClosedDays {
  from: string | null;
  to: string | null;
  note: string;
}

/** What the form of the ordering rules holds while it is filled in. */
export interface OrderingFormValues {
  isOrderingOn: boolean;
  catalogCurrency: Settings["catalogCurrency"];
  leadTimeHours: number | null;
  cutOffTime: string | null;
  daysAhead: number | null;
  maxOrdersADay: number | null;
  slotMinutes: string;
  fulfilments: Settings["fulfilments"];
  depositKind: "none" | "sum" | "percent";
  depositValue: number | null;
  depositDueDays: number | null;
  /** Seven days from Sunday. */
  openingHours: TypedSpan[][];
  closedDays: TypedClosedDays[];
}

/** Returns the form filled with the stored rules. */
export function orderingFormValues(settings: Settings): OrderingFormValues {
  return {
    isOrderingOn: settings.isOrderingOn,
    catalogCurrency: settings.catalogCurrency,
    leadTimeHours: settings.leadTimeHours,
    cutOffTime: settings.cutOffTime,
    daysAhead: settings.daysAhead,
    maxOrdersADay: settings.maxOrdersADay,
    slotMinutes: String(settings.slotMinutes),
    fulfilments: settings.fulfilments,
    depositKind: settings.depositKind ?? "none",
    depositValue: settings.depositValue,
    depositDueDays: settings.depositDueDays,
    openingHours: settings.openingHours,
    closedDays: settings.closedDays.map(({ from, to, note }) => ({ from, to, note: note ?? "" })),
  };
}

const isPercentSound = z.check<z.output<typeof MenuSettingsPatch>>((read) => {
  const { depositKind, depositValue } = read.value;
  const complain = (message: string): void => {
    read.issues.push({ code: "custom", path: ["depositValue"], message, input: depositValue });
  };
  if (depositKind && depositValue === null) complain("required");
  if (depositKind === "percent" && (depositValue ?? 0) > 100) complain("too_big");
});

/** Checks the form by the contract's own schema, and that a deposit in percent is at most the whole. */
export const OrderingFormSchema = z.pipe(
  z.transform((values: OrderingFormValues) => draftOf(values)),
  MenuSettingsPatch.check(isPercentSound),
);

// A half-typed value is `null`, so that the contract's schema reports it at its field.
function draftOf(values: OrderingFormValues): z.input<typeof MenuSettingsPatch> {
  const hasDeposit = values.depositKind !== "none";
  return {
    ...values,
    slotMinutes: slotSteps.find((step) => String(step) === values.slotMinutes),
    depositKind: values.depositKind === "none" ? null : values.depositKind,
    depositValue: hasDeposit ? values.depositValue : null,
    depositDueDays: hasDeposit ? values.depositDueDays : undefined,
  } as z.input<typeof MenuSettingsPatch>;
}

/**
 * Returns what the form has as deposit once the menu's currency is `currency`: a sum does not become another currency's
 * (rulings §1), the stored one comes back with its own, and a percentage stays.
 */
export function depositIn(
  currency: Settings["catalogCurrency"],
  { depositKind, depositValue }: Pick<OrderingFormValues, "depositKind" | "depositValue">,
  stored: Pick<Settings, "catalogCurrency" | "depositKind" | "depositValue">,
): number | null {
  if (depositKind === "percent") return depositValue;
  const isStored = stored.depositKind === "sum" && stored.catalogCurrency === currency;
  return isStored ? stored.depositValue : null;
}
