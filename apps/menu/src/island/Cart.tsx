import { writeMoney } from "@marzipan/phrases/money-style";
import { Money } from "../look/Money.tsx";
import { useState } from "react";
import { useOrder, writeQuantity } from "./order.ts";
import type { CartLine, Order } from "./order.ts";
import type { Say } from "./say.ts";

interface CartProps {
  order: Order;
  say: Say;
  /** Opens the order form; rejects where it cannot be fetched. */
  onOpen: () => Promise<void>;
}

/** The button that opens the form, with what to say where the network is gone. */
function useOpening({ say, onOpen }: Pick<CartProps, "say" | "onOpen">) {
  const [hasFailed, setHasFailed] = useState(false);
  const open = (): void => {
    setHasFailed(false);
    onOpen().catch(() => setHasFailed(true));
  };
  const problem = hasFailed && (
    <p className="bad" role="alert">
      {say("errors.network")}
    </p>
  );
  return { open, problem };
}

/** The bar at the bottom of a phone: how many, and the sum. Without a cart, the way to the last request. */
export function CartBar({ order, say, onOpen }: CartProps) {
  useOrder(order);
  const { open, problem } = useOpening({ say, onOpen });
  const lines = order.lines();
  if (lines.length === 0) {
    const sent = order.sent();
    if (!sent) return null;
    return (
      <div className="cartbar">
        <a className="btn wide" href={sent.statusUrl}>
          {say("menu.last_request", { number: String(sent.number) })}
        </a>
      </div>
    );
  }
  const pieces = lines.reduce(
    (sum, { quantity }) => sum + (Number.isInteger(quantity) ? quantity : 1),
    0,
  );
  return (
    <div className="cartbar">
      {problem}
      <button type="button" onClick={open}>
        <span className="n">{pieces}</span>
        <span>{say("menu.see_order")}</span>
        <Money text={writeMoney(order.data.money, order.totalMinor())} />
      </button>
    </div>
  );
}

/** The panel beside the menu on wide screens. */
export function CartPanel({ order, say, onOpen }: CartProps) {
  useOrder(order);
  const { open, problem } = useOpening({ say, onOpen });
  const lines = order.lines();
  const sent = order.sent();
  return (
    <>
      <h2>{say("menu.your_order")}</h2>
      {lines.length === 0 ? (
        <p className="muted">{say("menu.cart_empty")}</p>
      ) : (
        <>
          <ul className="lines">
            {lines.map((line) => (
              <Line key={line.item.id} line={line} order={order} />
            ))}
          </ul>
          <Total order={order} say={say} />
          <div className="acts">
            {problem}
            <button type="button" className="btn go wide big" onClick={open}>
              {say("menu.go_on")}
            </button>
            <p className="note muted centred">
              {say("menu.pay_later", { business: order.data.business.name })}
            </p>
          </div>
        </>
      )}
      {lines.length === 0 && sent && (
        <div className="acts">
          <a className="btn wide" href={sent.statusUrl}>
            {say("menu.last_request", { number: String(sent.number) })}
          </a>
        </div>
      )}
    </>
  );
}

/** The sum of the cart. */
export function Total({ order, say }: Pick<CartProps, "order" | "say">) {
  return (
    <p className="total">
      <span>{say(order.isFromTotal() ? "menu.total_from" : "common.total")}</span>
      <b>
        <Money text={writeMoney(order.data.money, order.totalMinor())} />
      </b>
    </p>
  );
}

function Line({ line, order }: { line: CartLine; order: Order }) {
  return (
    <li>
      <LinePicture line={line} />
      <div>
        <b className="strong" dir="auto">
          {line.item.name}
        </b>
        <LinePrice line={line} order={order} />
      </div>
      <Money text={writeMoney(order.data.money, line.totalMinor)} />
    </li>
  );
}

/** The small picture of a line, or an empty ground. */
export function LinePicture({ line: { item } }: { line: CartLine }) {
  return (
    <span className={`pic g${item.ground}`}>
      {item.thumbUrl !== null && <img src={item.thumbUrl} alt="" width="48" height="48" />}
    </span>
  );
}

/** How many at which price. */
export function LinePrice({ line, order }: { line: CartLine; order: Order }) {
  const { money } = order.data;
  return (
    <div className="q">
      {writeQuantity(money, line.quantity)} ×{" "}
      <Money text={writeMoney(money, line.item.priceMinor)} />
    </div>
  );
}
