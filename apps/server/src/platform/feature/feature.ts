import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import type { LiveTopic } from "@marzipan/contract/live-topics";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Deps } from "./deps.ts";
import { nothingToErase } from "../account/erase-person.ts";
import type { ErasePerson } from "../account/erase-person.ts";
import type { JobSpec } from "../jobs/queues.ts";

/** What the application's role may do with a table's rows by itself; the rest goes through functions. */
export type Grant = "select" | "insert" | "update" | "delete";

/** A table: to whom its rows belong, who may touch them, and how long they are kept. */
export interface Table {
  /**
   * `business`: rows of one business, its id first in every key, opened by its proofs. `look-up`: rows of a
   * business that functions or policies of their own open, as before there is a proof. `none`: of no business.
   */
  rowsOf: "business" | "look-up" | "none";
  grants: readonly Grant[];
  /** Rows with `deleted_at` can be brought back for 30 days, then they go (rulings §4). */
  isRestorable?: boolean;
  /** The column that holds back a row with `deleted_at` for as long as it is true: other rows are still made of it. */
  staysWhile?: string;
  /** Rows go so long after one of these instants. */
  ends?: { after: readonly string[]; hours: number } | { after: readonly string[]; months: number };
  /** Only the server needs the rows: they are no part of the data that the owner takes away. */
  isInternal?: boolean;
}

/** An account that was closed long enough ago, and is deleted now. */
export interface ClosedAccount {
  id: string;
  businessId: string;
  email: string;
  emailKey: string;
  phone: string | null;
}

/** A part of the hourly clean-up, by the name that the log calls it. */
export interface CleanUpStep {
  name: string;
  run: (deps: Deps, client: pg.Client) => Promise<unknown>;
}

/** What a feature of the server has; the wiring, the jobs, the clean-up, the export and the tests read it here. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  /** Its calls, and how they are bound. */
  calls: readonly AnyEndpoint[];
  bind: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  /** The tables and views that are its own: no other feature's stores name them without saying so. */
  tables: Readonly<Record<string, Table>>;
  /** Other features' tables that its stores read. */
  reads: readonly string[];
  /** Other features' tables that its stores change. */
  writes: readonly string[];
  /** What its pages are told of when it changed. */
  topics: readonly LiveTopic[];
  /** What runs besides its calls. */
  jobs: (deps: Deps) => readonly JobSpec[];
  /** Sends reminders that are due; runs every hour. */
  tellInTime: (deps: Deps) => Promise<void>;
  /** What the hourly clean-up does beside removing rows that had their time. */
  cleanUp: readonly CleanUpStep[];
  /** Removes the personal data of a client whom the owner erases. A feature with tables has to declare it. */
  erasePerson: ErasePerson;
  /** Removes what is known of a closed account and goes with no row of its business. */
  eraseAccount: (client: pg.ClientBase, account: ClosedAccount) => Promise<void>;
}

const nothing = {
  calls: [],
  bind: () => undefined,
  tables: {},
  reads: [],
  writes: [],
  topics: [],
  jobs: () => [],
  tellInTime: async () => undefined,
  cleanUp: [],
  erasePerson: nothingToErase,
  eraseAccount: async () => undefined,
} satisfies Omit<Feature, "name">;

/** What a feature declares: anyone who has tables declares how a person is erased from them. */
type FeatureParts = Pick<Feature, "name"> &
  Partial<Omit<Feature, "tables" | "erasePerson">> &
  ({ tables?: never; erasePerson?: never } | Pick<Feature, "tables" | "erasePerson">);

/** Creates a feature; missing parts are empty. */
export function defineFeature(feature: FeatureParts): Feature {
  return { ...nothing, ...feature };
}

const allGrants: readonly Grant[] = ["select", "insert", "update", "delete"];

/** Describes a table of businesses' rows, which the application's role may change under row-level security. */
export function ofBusiness(more: Partial<Table> = {}): Table {
  return { rowsOf: "business", grants: allGrants, ...more };
}

/** Describes a table of no business; without grants only functions reach it. */
export function ofNobody(more: Partial<Table> = {}): Table {
  return { rowsOf: "none", grants: [], ...more };
}

/** Describes a table whose rows are looked up without a business's proof; without grants only functions reach it. */
export function lookUp(more: Partial<Table> = {}): Table {
  return { rowsOf: "look-up", grants: [], ...more };
}

/** A table with its name. */
export interface NamedTable {
  name: string;
  table: Table;
}

/** Lists the tables of features with their names. */
export function tablesOf(features: readonly Feature[]): NamedTable[] {
  return features.flatMap(({ tables }) =>
    Object.entries(tables).map(([name, table]) => ({ name, table })),
  );
}
