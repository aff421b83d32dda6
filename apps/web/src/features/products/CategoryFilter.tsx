import { listCategories } from "@marzipan/contract/categories";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { readProductsView } from "./products-view.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "../../ui/Chips.module.css";
import productStyles from "./products.module.css";

const everything = "all";

/**
 * The categories, all in sight; the chosen one narrows the list, and stands over it with what can be done with it.
 * Nothing while there is only one way to look.
 */
export function CategoryFilter() {
  const t = useT();
  const format = useFormat();
  const [params, change] = useUrlParams();
  const { categoryId } = readProductsView(params);
  const { data } = useCall(listCategories, { query: { limit: 100 } });
  const categories = data?.items ?? [];
  if (categories.length === 0) return null;
  const chosen = categories.find(({ id }) => id === categoryId);
  return (
    <>
      <ToggleButtonGroup
        aria-label={t("products.category")}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[categoryId ?? everything]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          change({ category: key === everything ? null : String(key) });
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
      {chosen && (
        <header className={productStyles.categoryHead}>
          <h2 dir="auto">{chosen.name}</h2>
          <CategoryMenu
            key={chosen.id}
            category={chosen}
            onDeleted={() => change({ category: null })}
          />
        </header>
      )}
    </>
  );
}
