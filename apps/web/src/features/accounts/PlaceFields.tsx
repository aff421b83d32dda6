import { currencies } from "@marzipan/contract/currencies";
import { useMemo, useState } from "react";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import { Select } from "../../ui/Select.tsx";
import type { OptionItem } from "../../ui/Option.tsx";
import { countryCodes } from "./countries.ts";
import type { Place } from "./propose-place.ts";

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  /** What choosing another currency means for what exists. */
  currencyNote?: string;
}

/** Country, time zone and currency of a business; countries by their names in the language in use. */
export function PlaceFields({ place, onChange, currencyNote }: PlaceFieldsProps) {
  const t = useT();
  const { tag } = useLanguage();
  const countries = useMemo(() => listCountries(tag), [tag]);
  const zones = useMemo(() => listTimeZones(place.timeZone), [place.timeZone]);
  return (
    <>
      <ListedField
        key={`country-${tag}`}
        label={t("accounts.country")}
        items={countries}
        value={place.country}
        onChange={(country) => onChange({ ...place, country })}
      />
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
        items={currencies.map((code) => ({
          id: code,
          text: t(`common.currency_${code}`),
          detail: code,
        }))}
        value={place.currency}
        onChange={(code) =>
          onChange({ ...place, currency: currencies.find((one) => one === code) ?? "ILS" })
        }
      />
    </>
  );
}

interface ListedFieldProps {
  label: string;
  description?: string;
  items: OptionItem[];
  value: string;
  onChange: (id: string) => void;
}

/** One of a long list, found while typing; what is typed and not chosen goes back to what was chosen. */
function ListedField({ label, description, items, value, onChange }: ListedFieldProps) {
  const t = useT();
  const [words, setWords] = useState(items.find(({ id }) => id === value)?.text ?? value);
  return (
    <ComboBox
      label={label}
      {...(description && { description })}
      items={items}
      inputValue={words}
      onInputChange={setWords}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      filtersItems
      onlyListed
      emptyText={t("common.no_match_title")}
      loadingText={t("common.loading")}
    />
  );
}

function listCountries(tag: string): OptionItem[] {
  const names = new Intl.DisplayNames(tag, { type: "region" });
  return countryCodes
    .map((code) => ({ id: code, text: names.of(code) ?? code }))
    .toSorted((a, b) => a.text.localeCompare(b.text, tag));
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
