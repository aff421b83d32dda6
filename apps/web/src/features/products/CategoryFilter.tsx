import { listCategories } from "@marzipan/contract/products";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { readProductsView } from "./products-view.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "../../ui/Chips.module.css";

const everything = "all";

/** The categories, all in sight; the chosen one narrows the list. Nothing while there is only one way to look. */
export function CategoryFilter() {
  const t = useT();
  const format = useFormat();
  const [params, change] = useUrlParams();
  const { categoryId } = readProductsView(params);
  const { data } = useCall(listCategories, { query: { limit: 100 } });
  const categories = data?.items ?? [];
  if (categories.length === 0) return null;
  return (
    <ToggleButtonGroup
      aria-label={t("products.category")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[categoryId ?? everything]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        change({ category: chosen === everything ? null : String(chosen) });
      }}
      className={joinClasses(styles.chips, styles.chipsFilter)}
    >
      <ToggleButton id={everything} className={joinClasses(styles.chip)}>
        {t("products.all_categories")}
      </ToggleButton>
      {categories.map(({ id, name, productsCount }) => (
        <ToggleButton key={id} id={id} className={joinClasses(styles.chip)}>
          <span dir="auto">{name}</span>
          <span className={styles.chipCount}>{format.number(productsCount)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
