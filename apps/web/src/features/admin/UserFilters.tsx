import { userFilters } from "@marzipan/contract/admin";
import { planNames } from "@marzipan/contract/plans";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import { Select } from "../../ui/Select.tsx";
import { readUsersView } from "./users-view.rules.ts";
import styles from "../../ui/Chips.module.css";

const everything = "all";

/** Where accounts stand, all in sight; the chosen one narrows the list. */
export function StandingFilter() {
  const t = useT();
  const [params, change] = useUrlParams();
  const { filter } = readUsersView(params);
  return (
    <ToggleButtonGroup
      aria-label={t("admin.filter_label")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[filter ?? everything]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        change({ filter: chosen === everything ? null : String(chosen) });
      }}
      className={joinClasses(styles.chips, styles.chipsFilter)}
    >
      {([everything, ...userFilters] as const).map((id) => (
        <ToggleButton key={id} id={id} className={joinClasses(styles.chip)}>
          {t(`admin.filter_${id}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Narrows the list of accounts to a plan. */
export function PlanFilter() {
  const t = useT();
  const [params, change] = useUrlParams();
  const { plan } = readUsersView(params);
  return (
    <Select
      aria-label={t("admin.column_plan")}
      placeholder={t("admin.all_plans")}
      value={plan ?? everything}
      onChange={(id) => change({ plan: id === everything ? null : id })}
      items={[
        { id: everything, text: t("admin.all_plans") },
        ...planNames.map((id) => ({ id, text: t(`billing.plan_${id}`) })),
      ]}
    />
  );
}
