import { getMenuSettings, updateMenuSettings } from "@marzipan/contract/catalog-settings";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Form } from "../../ui/Form.tsx";
import { ClosedDaysPart } from "./ClosedDaysPart.tsx";
import { MenuFrame } from "./MenuFrame.tsx";
import { CardsSkeleton } from "./MenuSharePage.tsx";
import { OpeningHoursPart } from "./OpeningHoursPart.tsx";
import { OrderingLimitsPart } from "./OrderingLimitsPart.tsx";
import { OrderingMoneyPart } from "./OrderingMoneyPart.tsx";
import { OrderingSwitch } from "./OrderingSwitch.tsx";
import type { Settings } from "./catalog.types.ts";
import { OrderingFormSchema, orderingFormValues } from "./ordering-form.rules.ts";
import { useSettingsAct } from "./use-settings-act.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/menu/ordering`: whether, when, how much and how customers may ask for orders (rulings §5, §10.4). */
export function MenuOrderingPage() {
  const t = useT();
  const errorText = useErrorText();
  const query = useCall(getMenuSettings);
  return (
    <MenuFrame currentHref={pathTo("/menu/ordering")}>
      {query.isPending && <CardsSkeleton />}
      {query.isError && !query.data && (
        <ErrorState
          title={t("catalog.settings_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && (
        <Opened settings={query.data} loadLatest={async () => (await query.refetch()).data} />
      )}
    </MenuFrame>
  );
}

interface OpenedProps {
  settings: Settings;
  loadLatest: () => Promise<Settings | undefined>;
}

/** The form over the settings as they were when it opened, so that a change made elsewhere is noticed. */
function Opened({ settings, loadLatest }: OpenedProps) {
  const [opened, setOpened] = useState(settings);
  const reload = async () => {
    const latest = await loadLatest();
    if (latest) setOpened(latest);
  };
  return (
    <OrderingForm
      key={opened.updatedAt}
      settings={opened}
      onSaved={setOpened}
      onLoadLatest={() => void reload()}
    />
  );
}

interface OrderingFormProps {
  settings: Settings;
  onSaved: (settings: Settings) => void;
  onLoadLatest: () => void;
}

function OrderingForm({ settings, onSaved, onLoadLatest }: OrderingFormProps) {
  const t = useT();
  const showToast = useToast();
  const hasMenu = useFeature("menu_sharing");
  const saving = useSettingsAct(updateMenuSettings);
  const form = useZodForm(OrderingFormSchema, { defaultValues: orderingFormValues(settings) });
  const onSubmit = useSubmit(form, async (body) => {
    const { updatedAt: expectedUpdatedAt } = settings;
    onSaved(await saving.mutateAsync({ body: { ...body, expectedUpdatedAt } }));
    showToast(t("common.saved"));
  });
  return (
    <Form onSubmit={onSubmit} className={styles.menuForm}>
      <div className={styles.menuColumns}>
        <div className={styles.menuStack}>
          <OrderingSwitch form={form} isInPlan={settings.isOrderingInPlan || !hasMenu} />
          <OrderingLimitsPart form={form} />
          <OrderingMoneyPart form={form} stored={settings} />
        </div>
        <div className={styles.menuStack}>
          <OpeningHoursPart form={form} />
          <ClosedDaysPart form={form} />
        </div>
      </div>
      <div className={joinClasses(pagePartsStyles.formFoot, styles.menuFormFoot)}>
        <SaveFailure error={saving.error} onLoadLatest={onLoadLatest} />
        <Button type="submit" variant="primary" isPending={saving.isPending}>
          {t("common.save")}
        </Button>
      </div>
    </Form>
  );
}
