import { listLevels } from "./query-levels.ts";
import type { SqlCatalog } from "./sql-catalog.ts";
import { listNodes, nameParts, parseStatements } from "./sql-tree.ts";
import type { Node } from "./sql-tree.ts";

/** What a statement does to tenant tables, as the application's role and as the tables' owner. */
export interface Touch {
  application: Deed;
  owner: Deed;
}

interface Deed {
  reads: boolean;
  writes: boolean;
}

/** Answers what a text does to tenant tables, with the functions that it calls. */
export function touchOf(text: string, catalog: SqlCatalog): Touch {
  const touch: Touch = {
    application: { reads: false, writes: false },
    owner: { reads: false, writes: false },
  };
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
    for (const { kind, tables } of listLevels(statement)) {
      if (tables.some(({ table }) => catalog.tenants.has(table))) touch[who].reads = true;
      if (kind !== "SelectStmt" && catalog.tenants.has(tables[0]?.table ?? ""))
        touch[who].writes = true;
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
  #written: { [Who in keyof Touch]: boolean } = { application: false, owner: false };

  /** Answers whether a statement touches what the other role wrote, and takes note of what it writes. */
  refuses({ application, owner }: Touch): boolean {
    const written = this.#written;
    written.application ||= application.writes;
    written.owner ||= owner.writes;
    return (written.application && owner.reads) || (written.owner && application.reads);
  }

  /** Begins a new transaction. */
  begin(): void {
    this.#written = { application: false, owner: false };
  }
}
