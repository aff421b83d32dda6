import { importKinds } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { catalogColumns } from "../kinds/catalog.columns.ts";
import { clientColumns } from "../kinds/clients.columns.ts";
import { expenseColumns } from "../kinds/expenses.columns.ts";
import type { KindColumns, Target } from "../kinds/kind-columns.types.ts";
import { orderColumns } from "../kinds/orders.columns.ts";
import { productColumns } from "../kinds/products.columns.ts";

/** The columns of each kind of file. */
export const columnsByKind: Readonly<Record<ImportKind, KindColumns>> = {
  clients: clientColumns,
  products: productColumns,
  catalog: catalogColumns,
  orders: orderColumns,
  expenses: expenseColumns,
};

const list = (words: string): string[] => words.split(",").map(plainHeading);

/** Words of which one in a longer heading says what its column holds. */
const tellingWords: readonly (readonly [Target, ReadonlySet<string>])[] = [
  [
    "email",
    new Set(
      list("email,mail,mails,emails,מייל,אימייל,דוא״ל,courriel,correo,邮箱,メール,ईमेल,إيميل,ايميل"),
    ),
  ],
  [
    "phone",
    new Set(
      list(
        "phone,phones,mobile,tel,telephone,cell,whatsapp,טלפון,נייד,פלאפון,סלולרי,هاتف,الهاتف,جوال,الجوال,téléphone,portable,telefon,handy,teléfono,telefono,móvil,celular,telefone,telemóvel,फ़ोन,फोन,मोबाइल",
      ),
    ),
  ],
];

/** Words that make a heading one about a field and not the field: `Phone 1 - Type`. */
const aboutWords = new Set(
  list(
    "type,label,fax,extension,ext,status,country,code,verified,opt,consent,marketing,subscriber,subscription,accepts",
  ),
);

/** Writes a heading so that it can be compared: lower case, one kind of letters, no marks between its words. */
export function plainHeading(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\-_–—:;*#/\\|.()[\]"'״׳”“’‘·&,]+/gu, " ")
    .trim();
}

/** What a heading means: a target, and how close it comes; 0 is the field itself. */
export interface Meaning {
  target: Target;
  rank: number;
}

const indexHeadings = ({ headings }: KindColumns): ReadonlyMap<string, Meaning> =>
  new Map(
    Object.entries(headings)
      .flatMap(([target, tiers]) =>
        tiers.flatMap((tier, rank) =>
          list(tier).map((heading): [string, Meaning] => [
            heading,
            { target: target as Target, rank },
          ]),
        ),
      )
      .toReversed(),
  );

const byHeading: Record<ImportKind, ReadonlyMap<string, Meaning>> = {
  clients: indexHeadings(clientColumns),
  products: indexHeadings(productColumns),
  catalog: indexHeadings(catalogColumns),
  orders: indexHeadings(orderColumns),
  expenses: indexHeadings(expenseColumns),
};

/** What headings name in brackets at their end, a shop or a currency: `Price [Shop]`, `Total (EUR)`. */
const inBrackets = /[[(（][^[\]()（）]*[\])）]$/u;

/** The rank of a longer heading in which one word is known. */
const distant = 9;

/** Returns what a heading means for a kind of file, `null` where it is not known. */
export function readHeading(kind: ImportKind, heading: string): Meaning | null {
  const plain = plainHeading(heading);
  const known = byHeading[kind].get(plain);
  if (known !== undefined || plain === "") return known ?? null;
  const words = plain.split(" ");
  if (words.some((word) => aboutWords.has(word))) return null;
  const bare = byHeading[kind].get(plainHeading(heading.trim().replace(inBrackets, "")));
  if (bare !== undefined) return { target: bare.target, rank: distant };
  if (kind !== "clients") return null;
  const telling = tellingWords.find(([, some]) => words.some((word) => some.has(word)));
  return telling ? { target: telling[0], rank: distant } : null;
}

/** Returns what a column holds by its heading, `null` where that does not say it. */
export const targetByHeading = (kind: ImportKind, heading: string): Target | null =>
  readHeading(kind, heading)?.target ?? null;

/** Returns whether a text is a heading that any file may have. */
export function isKnownHeading(text: string): boolean {
  return importKinds.some((kind) => targetByHeading(kind, text) !== null);
}
