import { CakeSlice } from "lucide-react";
import { Icon } from "../../ui/Icon.tsx";
import type { ItemRow } from "./catalog.types.ts";
import "../../platform/lists/goods.css";

/** An item's own picture, or the mark of none; its name stands beside it. */
export function ItemPicture({ item }: { item: ItemRow }) {
  return (
    <span className="goods-picture">
      {item.thumbUrl === null ? (
        <Icon of={CakeSlice} size="l" />
      ) : (
        <img src={item.thumbUrl} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
