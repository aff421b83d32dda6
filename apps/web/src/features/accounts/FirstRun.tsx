import { updateBusiness } from "@marzipan/contract/accounts";
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
import { PlaceFields } from "./PlaceFields.tsx";
import { currencyOf, proposePlace } from "./propose-place.ts";
import styles from "./account.module.css";

/** The one step before first use (rulings §1): time zone, country and currency, proposed and confirmed. */
export function FirstRun() {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { user } = useMe();
  const { language } = useLanguage();
  const [place, setPlace] = useState(() => proposePlace(language));
  const act = useAct(updateBusiness, { onSuccess: (me) => setMe(client, me) });
  return (
    <AccountFrame title={t("accounts.first_run_title")}>
      <div className={styles.accHeadWords}>
        <h1>{t("accounts.first_run_hello", { name: user.full_name })}</h1>
        <p>{t("accounts.first_run_text")}</p>
      </div>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          act.mutate({ body: { ...place, isSetUp: true } });
        }}
      >
        <PlaceFields
          place={place}
          onChange={(next) =>
            setPlace(
              next.country === place.country
                ? next
                : { ...next, currency: currencyOf(next.country) },
            )
          }
        />
        <FormEnd
          error={null}
          said={act.error && errorText(act.error)}
          label={t("accounts.first_run_go")}
          isPending={act.isPending}
        />
        <p className={styles.accFine}>{t("accounts.first_run_later")}</p>
      </Form>
    </AccountFrame>
  );
}
