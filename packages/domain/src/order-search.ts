import type { OrderFields } from "./orders.ts";
import { westernDigits } from "@marzipan/contract/phone";
import { likePattern, normalise, phoneDigits } from "./search.ts";
import { personWords } from "./search-words.ts";

/**
 * Returns the text in which an order is searched, without its number: client, digits of the phone,
 * names of the items, normalised. The number comes before it as `#12`.
 */
export function orderSearchText(
  order: Pick<OrderFields, "clientName" | "phone" | "lines">,
): string {
  const names = [order.clientName, ...order.lines.map((line) => line.dessertName)].map(normalise);
  const digits = phoneDigits(order.phone ?? "");
  return [names[0], digits, ...new Set(names.slice(1))].filter((part) => part !== "").join(" ");
}

/** What an order is called before its number, in ten languages. */
const nouns = "order הזמנה طلبية طلب commande bestellung auftrag pedido encomenda 订单 ऑर्डर 注文";

/** What stands for the word number, in ten languages, longer writings before those that they begin with. */
const marks =
  "# number numero numéro número nummer num. num n.º nº n.° n° no. no nr. nr № מספר מס׳ מס رقم नंबर नं. 番号 编号 号";

const spelled = (words: string): string =>
  normalise(words).replaceAll(".", "\\.").replaceAll(" ", "|");

const saidNumber = new RegExp(
  `^(?:(?:${spelled(nouns)}) ?(?:${spelled(marks)})?|${spelled(marks)}) ?#?([\\d٠-٩۰-۹०-९]{1,9})$`,
);

const bareNumber = /^[\d٠-٩۰-۹०-९]+$/;

/**
 * Returns a search that is an order's number with its word ("Order no. 12", "מס׳ 12") as the number is kept, `#12`, and
 * a bare number in plain digits. Beside other words it stays as it is: it may be in an item's name.
 */
export function withOrderNumber(query: string): string {
  const typed = normalise(query);
  if (bareNumber.test(typed)) return westernDigits(typed);
  const [, digits] = saidNumber.exec(typed) ?? [];
  return digits === undefined ? query : `#${westernDigits(digits)}`;
}

/** Returns the words of a search among orders: of a phone, of an order's number, or any. */
export function orderWords(query: string): string[] {
  return personWords(withOrderNumber(query));
}

/** Returns the LIKE patterns of such a search. */
export function orderPatterns(query: string): string[] {
  return orderWords(query).map(likePattern);
}
