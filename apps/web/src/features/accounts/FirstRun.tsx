import { updateBusiness } from "@marzipan/contract/accounts";
import { updateMenuSettings } from "@marzipan/contract/catalog-settings";
import { usualHours, usualWeekStart } from "@marzipan/domain/usual-hours";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Form } from "../../ui/Form.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { HoursStep } from "./HoursStep.tsx";
import type { ProposedWeek } from "./HoursStep.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { currencyOf, proposePlace } from "./propose-place.ts";
import styles from "./account.module.css";

/**
 * The one step before first use: time zone, country, currency (rulings §1), week start and opening hours (rulings §5),
 * proposed and confirmed.
 */
export function FirstRun() {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { user } = useMe();
  const { language } = useLanguage();
  const [place, setPlace] = useState(() => proposePlace(language));
  const [week, setWeek] = useState(() => proposeWeek(place.country));
  const savingHours = useAct(updateMenuSettings);
  const act = useAct(updateBusiness, { onSuccess: (me) => setMe(client, me) });
  const error = savingHours.error ?? act.error;
  // The hours are stored first: what is set up is not asked about again.
  const save = (): void => {
    const { openingHours, weekStart } = week;
    savingHours.mutate(
      { body: { openingHours: openingHours as ReturnType<typeof usualHours> } },
      { onSuccess: () => act.mutate({ body: { ...place, weekStart, isSetUp: true } }) },
    );
  };
  return (
    <AccountFrame title={t("accounts.first_run_title")}>
      <div className={styles.accHeadWords}>
        <h1>{t("accounts.first_run_hello", { name: user.full_name })}</h1>
        <p>{t("accounts.first_run_text")}</p>
      </div>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <PlaceFields
          place={place}
          onChange={(next) => {
            const isSame = next.country === place.country;
            setPlace(isSame ? next : { ...next, currency: currencyOf(next.country) });
            if (!isSame) setWeek(proposeWeek(next.country));
          }}
        />
        <HoursStep week={week} onChange={setWeek} />
        <FormEnd
          error={null}
          said={error && errorText(error)}
          label={t("accounts.first_run_go")}
          isPending={savingHours.isPending || act.isPending}
        />
        <p className={styles.accFine}>{t("accounts.first_run_later")}</p>
      </Form>
    </AccountFrame>
  );
}

function proposeWeek(country: string): ProposedWeek {
  return { weekStart: usualWeekStart(country), openingHours: usualHours(country) };
}
