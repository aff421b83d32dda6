import { asNode, columnOf, isBody, listOf, nameParts } from "./sql-tree.ts";
import type { Body } from "./sql-tree.ts";
import type { Level } from "./query-levels.ts";

/** A function, or what is behind an operator. */
export interface Signature {
  /** `+` of an operator. */
  name: string;
  args: readonly string[];
  /** How many of the last arguments may be left out. */
  defaults: number;
  /** The last argument may stand any number of times. */
  isVariadic: boolean;
  result: string;
  /** Its answer depends on nothing but its arguments: it is immutable. */
  isStable: boolean;
}

/** What the catalog says of functions, operators, casts and columns; types by their short names, as `timestamptz`. */
export interface Signatures {
  /** The functions that a call may mean; a type of `null` may be any. */
  find: (name: string, types: readonly (string | null)[]) => Signature[];
  /** The operators that may be between two types; what has no type takes that of the other side where it can. */
  findOperator: (name: string, left: string | null, right: string | null) => Signature[];
  /** Casts that are not immutable: `timestamptz date`. */
  unstableCasts: ReadonlySet<string>;
  /** The type of a column by `table.column`. */
  columns: ReadonlyMap<string, string>;
}

/** Creates the two searches of `Signatures` over lists. */
export function searchSignatures(
  functions: readonly Signature[],
  operators: readonly Signature[],
): Pick<Signatures, "find" | "findOperator"> {
  const byName = Map.groupBy(functions, ({ name }) => name);
  const operatorsByName = Map.groupBy(operators, ({ name }) => name);
  return {
    find: (name, types) => (byName.get(name) ?? []).filter((one) => takes(one, types)),
    findOperator: (name, left, right) => {
      const all = operatorsByName.get(name) ?? [];
      const same = [left ?? right, right ?? left];
      const alike = all.filter(({ args }) => args[0] === same[0] && args[1] === same[1]);
      if (alike.length > 0 || (left === null && right === null)) return alike;
      return all.filter((one) => takes(one, [left, right]));
    },
  };
}

function takes(
  { args, defaults, isVariadic }: Signature,
  types: readonly (string | null)[],
): boolean {
  if (types.length < args.length - defaults) return false;
  if (!isVariadic && types.length > args.length) return false;
  return types.every((type, index) => {
    const wanted = args[Math.min(index, args.length - 1)] ?? "";
    return type === null || wanted === type || wanted.startsWith("any") || isVariadic;
  });
}

/** Returns the type that a cast leads to, by its short name. */
export function castType(body: Body): string {
  const { typeName } = body;
  return isBody(typeName) ? (nameParts(typeName["names"]).at(-1) ?? "") : "";
}

/** Returns the type of a value, `null` where it is a parameter or only PostgreSQL could tell. */
export function typeOf(value: unknown, level: Level, known: Signatures): string | null {
  const node = asNode(value);
  if (!node) return null;
  const { kind, body } = node;
  const typed = (one: unknown): string | null => typeOf(one, level, known);
  switch (kind) {
    case "ColumnRef":
      return columnType(value, level, known);
    case "TypeCast":
      return castType(body);
    case "FuncCall": {
      const name = nameParts(body["funcname"]).at(-1) ?? "";
      return onlyResult(known.find(name, listOf(body["args"]).map(typed)));
    }
    case "A_Expr": {
      const name = nameParts(body["name"])[0] ?? "";
      return onlyResult(known.findOperator(name, typed(body["lexpr"]), typed(body["rexpr"])));
    }
    default:
      return null;
  }
}

function columnType(value: unknown, level: Level, known: Signatures): string | null {
  const parts = columnOf(value) ?? [];
  const holder = parts.at(-2);
  const first = level.tables[0]?.table;
  const found = level.tables.find(({ alias }) => alias === holder)?.table;
  return known.columns.get(`${found ?? first}.${parts.at(-1)}`) ?? null;
}

function onlyResult(found: readonly Signature[]): string | null {
  const results = new Set(found.map(({ result }) => result));
  const [only] = results;
  return results.size === 1 ? (only ?? null) : null;
}
