/** The tables that a store's SQL and builder calls, or an SQL function, name: those that it changes, and those that it only reads. */
export interface NamedTables {
  reads: string[];
  writes: string[];
}

const changing =
  /(?:\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|do)\s+)update)\s+|\b(?:insertInto|updateTable|deleteFrom)\(\s*")"?(?:public\.)?(\w+)/g;
const reading =
  /(?:(?<!\bdelete\s+)\bfrom\s+|\bjoin\s+|\busing\s+|\b(?:selectFrom|\w+Join)\(\s*")"?(?:public\.)?(\w+)|,\s+(\w+)\s+(?:as\s+)?[a-z]{1,2}\b(?=\s+(?:where|on|order|group|limit|left|join|$|,|`))/gm;

/** Lists which of the tables a store or an SQL function names; comments do not count. */
export function listNamedTables(text: string, tables: readonly string[]): NamedTables {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*(?:\/\/|--\s).*$/gm, "");
  const find = (pattern: RegExp): string[] => {
    const names = [...code.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []);
    return [...new Set(names)].filter((name) => tables.includes(name));
  };
  return { reads: find(reading), writes: find(changing) };
}
