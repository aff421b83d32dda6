import { CakeSlice } from "lucide-react";
import { Icon } from "../../ui/Icon.tsx";
import type { ItemRow } from "./catalog.types.ts";
import styles from "../../platform/lists/goods.module.css";

/** An item's own picture, or the mark of none; its name stands beside it. */
export function ItemPicture({ item }: { item: ItemRow }) {
  return (
    <span data-part="goods-picture" className={styles.goodsPicture}>
      {item.thumbUrl === null ? (
        <Icon of={CakeSlice} size="l" />
      ) : (
        <img src={item.thumbUrl} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
