import type { Order } from "./order.ts";
import { writeQuantity } from "./order.ts";
import type { Say } from "./say.ts";

/** Attaches the amount controls of the page; taps recorded before that are applied once. */
export function startControls(order: Order, say: Say): void {
  const said = document.getElementById("said");
  const show = (): void => {
    for (const control of document.querySelectorAll<HTMLElement>("[data-item]")) {
      showQuantity(control, order);
    }
  };
  const early = window as Window & { earlyTaps?: string[] | null };
  for (const id of early.earlyTaps ?? []) order.more(id);
  early.earlyTaps = null;
  order.subscribe(show);
  show();
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("[data-more],[data-less]");
    const id = button?.closest<HTMLElement>("[data-item]")?.dataset["item"];
    if (!button || id === undefined) return;
    if (button.matches("[data-more]")) order.more(id);
    else order.less(id);
    const item = order.data.items.find((one) => one.id === id);
    const quantity = writeQuantity(order.data.money, order.quantityOf(id));
    if (said) said.textContent = say("menu.cart_changed", { quantity, item: item?.name ?? "" });
    if (order.quantityOf(id) === 0 && button.matches("[data-less]")) {
      button.parentElement?.querySelector<HTMLElement>("[data-more]")?.focus();
    }
  });
}

function showQuantity(control: HTMLElement, order: Order): void {
  const quantity = order.quantityOf(control.dataset["item"] ?? "");
  const amount = control.querySelector("b");
  const less = control.querySelector<HTMLElement>("[data-less]");
  if (!amount || !less) return;
  control.classList.toggle("has", quantity > 0);
  less.hidden = quantity === 0;
  amount.hidden = quantity === 0;
  amount.textContent = writeQuantity(order.data.money, quantity);
}
