import type { MenuItem } from "@marzipan/contract/menu-view";
import { Icon } from "../look/Icon.tsx";
import { Money } from "../look/Money.tsx";
import { Picture } from "../look/Picture.tsx";
import { Rich } from "../look/Rich.tsx";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";
import { groundOf } from "./island-data.ts";

interface ItemCardProps {
  item: MenuItem;
  /** Its place on the whole menu, from 0. */
  index: number;
  currency: string;
  /** Whether it can be ordered for any day. */
  canOrder: boolean;
  speech: Speech;
}

/** One item: name, words, price, food facts, picture with the amount control on its corner. */
export function ItemCard({ item, index, currency, canOrder, speech }: ItemCardProps) {
  const { t, format } = speech;
  const isOut = item.soldOutUntil !== null && !canOrder;
  const picture = item.pictures[0];
  return (
    <li className={isOut ? "item out" : "item"}>
      <div className="side">
        {picture ? (
          <span className={`pic g${groundOf(index)}`}>
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 300px, 116px"
              isFirst={index === 0}
            />
          </span>
        ) : (
          <span className="pic nopic">
            <Icon of="cake" />
          </span>
        )}
        {canOrder && <AddControl item={item} speech={speech} />}
      </div>
      <div className="txt">
        <h3 dir="auto">{item.name}</h3>
        {item.description !== "" && (
          <p className="desc" dir="auto">
            {keepPhones(item.description)}
          </p>
        )}
        {!isOut && (
          <p className="price">
            <ItemPrice item={item} currency={currency} speech={speech} />{" "}
            {item.unitNote !== "" && <small dir="auto">{item.unitNote}</small>}{" "}
            {item.minQuantity > 1 && (
              <small>
                {item.unitNote !== "" && "· "}
                {t("menu.at_least", { quantity: format.number(item.minQuantity) })}
              </small>
            )}
          </p>
        )}
        {item.soldOutUntil !== null && (
          <p className="soldout">
            {t(canOrder ? "menu.sold_out_order" : "menu.sold_out_until", {
              date: format.dayMonth(item.soldOutUntil),
            })}
          </p>
        )}
        <FoodFacts item={item} speech={speech} />
      </div>
    </li>
  );
}

/** An item's price, with "from" where it is the lowest. */
export function ItemPrice({
  item,
  currency,
  speech,
}: Pick<ItemCardProps, "item" | "currency" | "speech">) {
  const money = <Money text={speech.format.money(item.price, currency)} />;
  if (!item.isFromPrice) return money;
  return (
    <small>
      <Rich text={speech.t("menu.price_from", { price: "{price}" })} parts={{ price: money }} />
    </small>
  );
}

/** The amount control; its script shows minus and amount once there is one. */
function AddControl({ item, speech }: Pick<ItemCardProps, "item" | "speech">) {
  return (
    <div className="add" data-item={item.id}>
      <button
        type="button"
        className="iconbtn"
        data-less
        hidden
        aria-label={speech.t("menu.one_less", { item: item.name })}
      />
      <b hidden />
      <button
        type="button"
        className="iconbtn"
        data-more
        aria-label={speech.t("menu.add_item", { item: item.name })}
      />
    </div>
  );
}

/** What an item contains and is suited for; an item without allergens says which of the two it means (rulings §5). */
function FoodFacts({ item, speech }: Pick<ItemCardProps, "item" | "speech">) {
  return (
    <>
      {(item.marks.length > 0 || item.allergens.length > 0) && (
        <FactList item={item} speech={speech} />
      )}
      {item.allergens.length === 0 && (
        <p className="stated">
          {speech.t(
            item.allergensStated ? "common.allergens_none_of_14" : "menu.allergens_unstated",
          )}
        </p>
      )}
    </>
  );
}

function FactList({ item, speech }: Pick<ItemCardProps, "item" | "speech">) {
  return (
    <ul className="marks" aria-label={speech.t("menu.contains")}>
      {item.marks.map((mark) => (
        <li key={mark} className={mark === "vegan" ? "badge fact f-vegan" : "badge"}>
          {speech.t(`common.mark_${mark}`)}
        </li>
      ))}
      {item.allergens.map((allergen) => (
        <li key={allergen} className={`fact f-${allergen}`}>
          <span>{speech.t(`common.allergen_${allergen}`)}</span>
        </li>
      ))}
    </ul>
  );
}
