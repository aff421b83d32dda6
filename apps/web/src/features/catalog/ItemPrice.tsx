import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { ItemRow } from "./catalog.types.ts";
import styles from "./item-look.module.css";

/** An item's price as customers see it: "from" where it is the lowest, and what it is for. */
export function ItemPrice({ item }: { item: ItemRow }) {
  const t = useT();
  const price = <Money amount={item.price} currency={item.currency} />;
  return (
    <p className={styles.itemPrice}>
      <b>
        {item.isFromPrice ? (
          <Rich text={t("catalog.from_price", { price: "{price}" })} parts={{ price }} />
        ) : (
          price
        )}
      </b>
      {item.unitNote !== "" && <span dir="auto">{item.unitNote}</span>}
    </p>
  );
}
