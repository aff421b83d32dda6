import { writeMoney } from "@marzipan/phrases/money-style";
import { LinePicture, LinePrice, Total } from "../island/Cart.tsx";
import type { Order } from "../island/order.ts";
import { writeQuantity } from "../island/order.ts";
import { Icon } from "../look/Icon.tsx";
import { Money } from "../look/Money.tsx";
import { Problem } from "./fields.tsx";
import type { FormSpeech } from "./form-speech.ts";

/** What is ordered, with amounts that can still be changed, and the sum. */
export function OrderLines({
  order,
  speech,
  problem,
}: {
  order: Order;
  speech: FormSpeech;
  problem: string | undefined;
}) {
  const { say } = speech;
  const { money } = order.data;
  return (
    <div>
      <ul className="lines">
        {order.lines().map((line) => (
          <li key={line.item.id}>
            <LinePicture line={line} />
            <div>
              <b className="strong" dir="auto">
                {line.item.name}
              </b>
              <LinePrice line={line} order={order} />
            </div>
            <div>
              <Money text={writeMoney(money, line.totalMinor)} />
              <div className="step">
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={say("menu.one_less", { item: line.item.name })}
                  onClick={() => order.less(line.item.id)}
                >
                  <Icon of="minus" />
                </button>
                <b>{writeQuantity(money, line.quantity)}</b>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={say("menu.add_item", { item: line.item.name })}
                  onClick={() => order.more(line.item.id)}
                >
                  <Icon of="plus" />
                </button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Total order={order} say={say} />
      <Problem path="items" problem={problem} />
    </div>
  );
}
