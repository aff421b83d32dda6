import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Selectable } from "kysely";
import type { Tables } from "./generated/table-types.ts";

/** Builds queries; it has no connection, a transaction's `rows` runs what it builds. */
export const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type ColumnName = {
  [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}`;
}[keyof Tables];

/** What a column holds, by table and column, for rows that a text or a function answers. */
export type Column<Name extends ColumnName> =
  Name extends `${infer Table extends keyof Tables}.${infer Of}`
    ? Of extends keyof Tables[Table]
      ? Selectable<Tables[Table]>[Of & keyof Selectable<Tables[Table]>]
      : never
    : never;

/** The same as JSON made by PostgreSQL writes it: an instant is a text. */
export type JsonColumn<Name extends ColumnName> =
  Column<Name> extends infer Value ? (Value extends Date ? string : Value) : never;
