import { listLevels } from "./query-levels.ts";
import type { SqlCatalog } from "./sql-catalog.ts";
import { listNodes, nameParts, parseStatements } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";

/** What a statement does on the nodes, as the application's role and as the tables' owner. */
export interface Touch {
  application: Deeds;
  owner: Deeds;
}

/** What is done to the tables that are spread, and to those that stand whole: each kind lies together on a node. */
interface Deeds {
  spread: Deed;
  whole: Deed;
}

interface Deed {
  reads: boolean;
  writes: boolean;
}

const nothing = (): Deeds => ({
  spread: { reads: false, writes: false },
  whole: { reads: false, writes: false },
});

/** Returns what a text does on the nodes, with the functions that it calls. */
export function touchOf(text: string, catalog: SqlCatalog): Touch {
  const touch: Touch = { application: nothing(), owner: nothing() };
  add(parseStatements(text), touch, "application", catalog, new Set());
  return touch;
}

function add(
  statements: readonly Node[],
  touch: Touch,
  who: keyof Touch,
  catalog: SqlCatalog,
  seen: Set<string>,
): void {
  for (const statement of statements) {
    const { spread, whole } = touch[who];
    const levels = listLevels(statement);
    const named = levels.flatMap(({ tables }) => tables.map(({ table }) => table));
    const isSpread = named.some((table) => catalog.tenants.has(table));
    spread.reads ||= isSpread;
    // Alone they are read where the statement is, which is no matter of turns.
    whole.reads ||= isSpread && named.some((table) => catalog.whole.has(table));
    for (const { kind, tables } of levels) {
      const changed = kind === "SelectStmt" ? "" : (tables[0]?.table ?? "");
      spread.writes ||= catalog.tenants.has(changed);
      whole.writes ||= catalog.whole.has(changed);
    }
    for (const { kind, body } of listNodes(statement)) {
      const name = kind === "FuncCall" ? (nameParts(body["funcname"]).at(-1) ?? "") : "";
      const called = catalog.ours.get(name);
      if (!called) continue;
      const as = called.isOwners ? "owner" : who;
      const key = `${name} ${as}`;
      if (seen.has(key)) continue;
      seen.add(key);
      add(called.statements, touch, as, catalog, seen);
    }
  }
}

/** The order of a transaction's statements: what one role wrote, the other may not touch before the commit. */
export class OwnerTurns {
  #written = { application: nothing(), owner: nothing() };

  /** Returns whether a statement touches what the other role wrote, and takes note of what it writes. */
  refuses({ application, owner }: Touch): boolean {
    const written = this.#written;
    return (["spread", "whole"] as const)
      .map((kind) => {
        written.application[kind].writes ||= application[kind].writes;
        written.owner[kind].writes ||= owner[kind].writes;
        return (
          (written.application[kind].writes && isTouched(owner[kind])) ||
          (written.owner[kind].writes && isTouched(application[kind]))
        );
      })
      .includes(true);
  }

  /** Begins a new transaction. */
  begin(): void {
    this.#written = { application: nothing(), owner: nothing() };
  }
}

function isTouched({ reads, writes }: Deed): boolean {
  return reads || writes;
}
