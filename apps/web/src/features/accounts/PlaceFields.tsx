import { currencies } from "@marzipan/contract/currencies";
import { useMemo } from "react";
import { useCurrencyItems } from "../../platform/forms/use-currency-items.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Select } from "../../ui/Select.tsx";
import type { OptionItem } from "../../ui/Option.tsx";
import { CountryField } from "./CountryField.tsx";
import { ListedField } from "./ListedField.tsx";
import type { ProposedLocation } from "./propose-place.ts";

interface PlaceFieldsProps {
  place: ProposedLocation;
  onChange: (place: ProposedLocation) => void;
  /** What choosing another currency means for what exists. */
  currencyNote?: string;
}

/** Country, time zone and currency of a business; countries by their names in the language in use. */
export function PlaceFields({ place, onChange, currencyNote }: PlaceFieldsProps) {
  const t = useT();
  const { tag } = useLanguage();
  const currencyItems = useCurrencyItems();
  const zones = useMemo(() => listTimeZones(place.timeZone), [place.timeZone]);
  return (
    <>
      <CountryField value={place.country} onChange={(country) => onChange({ ...place, country })} />
      <ListedField
        label={t("accounts.time_zone")}
        description={sayTimeZone(tag, place.timeZone)}
        items={zones}
        value={place.timeZone}
        onChange={(timeZone) => onChange({ ...place, timeZone })}
      />
      <Select
        {...(currencyNote !== undefined && { description: currencyNote })}
        label={t("common.currency")}
        placeholder={t("common.choose")}
        items={currencyItems.map((item) => ({ ...item, detail: item.id }))}
        value={place.currency}
        onChange={(code) =>
          onChange({ ...place, currency: currencies.find((one) => one === code) ?? "ILS" })
        }
      />
    </>
  );
}

function listTimeZones(current: string): OptionItem[] {
  const known = Intl.supportedValuesOf("timeZone");
  const all = known.includes(current) ? known : [current, ...known];
  return all.map((zone) => ({ id: zone, text: zone.replaceAll("_", " ") }));
}

/** Says a time zone in words with its present time: "Israel Time, 15:05". */
function sayTimeZone(tag: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "longGeneric",
  });
  return format.format(new Date());
}
