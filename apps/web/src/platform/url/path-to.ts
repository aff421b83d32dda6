import type { pages } from "@marzipan/contract/paths";
import { writeSearch } from "./use-url-params.ts";

/** The pages inside the features, beside those that the contract names because someone outside knows them. */
export const innerPaths = [
  "/bake-list/kitchen",
  "/clients/deleted",
  "/clients/new",
  "/clients/$clientId",
  "/clients/$clientId/edit",
  "/expenses/deleted",
  "/expenses/new",
  "/expenses/$expenseId",
  "/help/$article",
  "/menu/deleted",
  "/menu/items/new",
  "/menu/items/$itemId/edit",
  "/menu/share",
  "/order-requests/$requestId",
  "/orders/calendar",
  "/orders/deleted",
  "/orders/new",
  "/orders/$orderId",
  "/orders/$orderId/card",
  "/orders/$orderId/edit",
  "/payments/owing",
  "/products/deleted",
  "/products/new",
  "/products/$productId/edit",
  "/receipts/deleted",
  "/receipts/$receiptId",
  "/settings/$section",
  "/tasks/deleted",
] as const;

/** The path of a page, with `$name` for each part that differs. */
export type PagePath = (typeof pages)[keyof typeof pages]["path"] | (typeof innerPaths)[number];

type PartOf<Segment> = Segment extends `$${infer Name}` ? Name : never;
type PartsOf<Path> = Path extends `/${infer Segment}/${infer Rest}`
  ? PartOf<Segment> | PartsOf<`/${Rest}`>
  : Path extends `/${infer Segment}`
    ? PartOf<Segment>
    : never;

type Given = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The path of a page of which nothing differs. */
export type PlainPath = { [P in PagePath]: PartsOf<P> extends never ? P : never }[PagePath];

/**
 * Writes the address of a page: what is given fills the parts of its path, and the rest becomes the query, where
 * null and empty texts are left out. The only place of the web that makes addresses of its pages.
 */
export function pathTo<Path extends PlainPath>(path: Path): Path;
export function pathTo<Path extends PagePath>(
  path: Path,
  given: Readonly<Record<PartsOf<Path>, string>> & Given,
): string;
export function pathTo(path: string, given: Given = {}): string {
  const rest = { ...given };
  const filled = path.replaceAll(/\$(\w+)/g, (_whole, name: string) => {
    const part = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return part;
  });
  return filled + writeSearch(rest);
}
