import { Eye, EyeOff } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { updateCatalogItem } from "@marzipan/contract/catalog";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { ItemMenu } from "./ItemMenu.tsx";
import { ItemPicture } from "./ItemPicture.tsx";
import { ItemPrice } from "./ItemPrice.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import goodsStyles from "../../platform/lists/goods.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** One item of the menu: picture, name, price, whether customers see it, and what can be done with it. */
export function ItemCard({ item }: { item: ItemRow }) {
  const t = useT();
  const errorText = useErrorText();
  const showing = useAct(updateCatalogItem);
  const { isActive } = item;
  return (
    <article
      className={joinClasses(
        cardStyles.card,
        cardStyles.cardFlush,
        goodsStyles.goodsCard,
        styles.itemCard,
      )}
      data-hidden={isActive ? undefined : true}
    >
      <ItemPicture item={item} />
      <div data-part="goods-words" className={goodsStyles.goodsWords}>
        <h3 data-part="goods-name" className={goodsStyles.goodsName}>
          <Link href={pathTo("/menu/items/$itemId/edit", { itemId: item.id })}>
            <span dir="auto">{item.name}</span>
          </Link>
        </h3>
        <ItemPrice item={item} />
        <ItemMarks item={item} />
        {showing.error && <p className={fieldFrameStyles.fieldError}>{errorText(showing.error)}</p>}
      </div>
      <div className={styles.itemActs}>
        <IconButton
          label={
            isActive
              ? t("catalog.hide_named", { name: item.name })
              : t("catalog.show_named", { name: item.name })
          }
          icon={isActive ? Eye : EyeOff}
          isPending={showing.isPending}
          onPress={() => showing.mutate({ params: { id: item.id }, body: { isActive: !isActive } })}
        />
        <ItemMenu item={item} />
      </div>
    </article>
  );
}

function ItemMarks({ item }: { item: ItemRow }) {
  const t = useT();
  const format = useFormat();
  if (item.isActive && !item.isSoldOut && !item.needsPrice) return null;
  return (
    <p className={goodsStyles.goodsMarks}>
      {!item.isActive && (
        <Pill tone="plain" icon={EyeOff}>
          {t("catalog.hidden")}
        </Pill>
      )}
      {item.isSoldOut && item.soldOutUntil !== null && (
        <Pill tone="plain">
          {t("catalog.sold_out_until", { date: format.dayMonth(item.soldOutUntil) })}
        </Pill>
      )}
      {item.needsPrice && <Pill>{t("catalog.needs_price")}</Pill>}
    </p>
  );
}
