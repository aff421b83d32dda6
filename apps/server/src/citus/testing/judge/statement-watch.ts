import pg from "pg";
import { onEveryNode } from "../../distribute.ts";
import { isBuiltName } from "../../../platform/database/built-names.ts";
import { statementExceptions } from "./exceptions.ts";
import type { StatementException, StatementRule } from "./exceptions.ts";
import { judgeText } from "./judge.ts";
import { OwnerTurns, touchOf } from "./owner-turns.ts";
import type { Touch } from "./owner-turns.ts";
import { readSqlCatalog } from "./sql-catalog.ts";
import type { SqlCatalog } from "./sql-catalog.ts";

/** Records what a pool's connections are sent. */
export interface StatementWatch {
  /** Throws where the application sent what a distributed PostgreSQL refuses and no exception names. */
  refuse: () => void;
}

interface Sent {
  name?: string;
  text: string;
}

let catalog: Promise<SqlCatalog> | undefined;

/** What was found of each text in this process: parsing takes longer than all else here. */
const found = new Map<string, { faults: { rule: StatementRule; what: string }[]; touch: Touch }>();

/** What a watch lets pass. */
interface Watching {
  exceptions?: readonly StatementException[];
  /** What tests send themselves counts too. */
  hearsTests?: boolean;
}

/**
 * Watches every statement that a pool's connections are sent from now on. What tests send themselves does not count.
 * An exception whose rule a statement keeps is complained of too.
 */
export async function watchStatements(
  pool: pg.Pool,
  ownerUrl: string,
  { exceptions = statementExceptions, hearsTests = false }: Watching = {},
): Promise<StatementWatch> {
  catalog ??= readCatalog(ownerUrl);
  const known = await catalog;
  const complaints = new Set<string>();
  const judged = new Map<string, string[]>();

  const judgeAlone = (sent: Sent): string[] => {
    const faults = found.get(sent.text)?.faults ?? [];
    const allowed = rulesFor(sent, exceptions);
    return [
      ...faults.flatMap((fault) => (allowed.includes(fault.rule) ? [] : complain(sent, fault))),
      ...allowed
        .filter((rule) => rule !== "owner" && !faults.some((fault) => fault.rule === rule))
        .map((rule) => `${labelOf(sent)}\n  needs no exception from the rule "${rule}"`),
    ];
  };
  const hear = (sent: Sent, turns: OwnerTurns): void => {
    if (isBoundary.test(sent.text)) turns.begin();
    if (!isChecked.test(sent.text)) return;
    const heard = find(sent.text, known);
    let said = judged.get(sent.text);
    if (!said) judged.set(sent.text, (said = judgeAlone(sent)));
    const isRefused = turns.refuses(heard.touch) && !rulesFor(sent, exceptions).includes("owner");
    if (isRefused) said = [...said, ...complain(sent, outOfTurn)];
    if (said.length > 0 && (hearsTests || !isSentByTest()))
      for (const one of said) complaints.add(one);
  };

  pool.on("connect", (client) => {
    const turns = new OwnerTurns();
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    const query = (given: unknown, ...rest: unknown[]): unknown => {
      hear(typeof given === "string" ? { text: given } : (given as Sent), turns);
      return send(given, ...rest);
    };
    client.query = query as typeof client.query;
  });
  return {
    refuse: () => {
      if (complaints.size > 0) throw new Error([...complaints].join("\n\n"));
    },
  };
}

async function readCatalog(ownerUrl: string): Promise<SqlCatalog> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await readSqlCatalog(client, onEveryNode);
  } finally {
    await client.end();
  }
}

const isBoundary = /^(?:begin|commit|rollback)\b/;
const isChecked = /^\s*(?:select|insert|update|delete|merge|with|declare)\b/i;
const outOfTurn = {
  rule: "owner" as const,
  what: "the application's role touches what the owner's functions wrote in the same transaction, or they what it wrote",
};

function find(text: string, known: SqlCatalog) {
  let one = found.get(text);
  if (!one)
    found.set(text, (one = { faults: judgeText(text, known), touch: touchOf(text, known) }));
  return one;
}

function rulesFor(sent: Sent, exceptions: readonly StatementException[]): StatementRule[] {
  const fits = ({ statement }: StatementException): boolean =>
    hasOwnName(sent) ? sent.name === statement : sent.text.startsWith(statement);
  return exceptions.filter(fits).flatMap(({ rules }) => rules);
}

/** Returns whether a statement was named by who wrote it. */
function hasOwnName({ name }: Sent): boolean {
  return name !== undefined && !isBuiltName(name);
}

function labelOf(sent: Sent): string {
  const { name, text } = sent;
  return hasOwnName(sent) ? String(name) : text.trim().replaceAll(/\s+/g, " ").slice(0, 200);
}

function complain(sent: Sent, { rule, what }: { rule: StatementRule; what: string }): string[] {
  return [`${labelOf(sent)}\n  is refused by a distributed PostgreSQL (${rule}): ${what}`];
}

/** Returns whether the statement under way is sent by a test itself, not by the application that it calls. */
function isSentByTest(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const frames = (new Error("sent from here").stack ?? "").split("\n");
  Error.stackTraceLimit = stackTraceLimit;
  const sender = frames.find(
    (frame) =>
      /\/(?:src|seeds)\//.test(frame) &&
      (frame.includes(".test.ts") || !/\/(?:platform\/database|citus\/testing)\//.test(frame)),
  );
  return sender !== undefined && /\.test\.ts|\/testing\//.test(sender);
}
