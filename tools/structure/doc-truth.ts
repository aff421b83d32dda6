import { existsSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "./files.ts";

/** Lists the `npm run x` (also `npm start`, `npm test`) that a document names and package.json does not have. */
export function complainOfScripts(
  { path: at, text }: SourceFile,
  scripts: ReadonlySet<string>,
): string[] {
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].flatMap(
    ([, run, short]) => run ?? short ?? [],
  );
  return [...new Set(named)]
    .filter((name) => !scripts.has(name))
    .map((name) => `${at} names “npm run ${name}”, which package.json does not have`);
}

const isOfTheHouse = /^(?:apps|packages|docs|tools|bench|\.ci)\//;
const isFileName =
  /^(?:\.{1,2}\/)?[\w.-]+(?:\/[\w.-]+)*\.(?:md|ts|tsx|mjs|js|json|css|html|png|svg|sql|ya?ml)$/;
const isPattern = /[<>{}*…\s]/;
/** What the commands write, which a fresh clone does not have yet. */
const isMade = /^\.cache\//;

function* pathsOf(text: string): Generator<{ named: string; isLink: boolean }> {
  const prose = text.replace(/```[^]*?```/g, "");
  for (const [, target = ""] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (!/^(?:[a-z]+:|#)/.test(target))
      yield { named: target.replace(/[#?].*$/, ""), isLink: true };
  }
  for (const [, code = ""] of prose.matchAll(/`([^`\n]+)`/g)) {
    const named = code.replace(/:\d+$/, "");
    if (isPattern.test(named) || isMade.test(named)) continue;
    const isPath = isOfTheHouse.test(named) || (named.includes("/") && isFileName.test(named));
    if (isPath) yield { named, isLink: false };
  }
}

/** Where a path that a document names may begin, beside the document's own folder. */
const beginnings = ["", "apps/server/src", "apps/web/src"];

/**
 * Lists the paths that a document names and the repository does not have. A link is resolved from
 * the document's folder alone, a path in code marks also from the root, the server's and the web's
 * `src`.
 */
export function complainOfPaths(root: string, { path: at, text }: SourceFile): string[] {
  const folder = path.join(root, path.dirname(at));
  const isFound = (named: string): boolean =>
    beginnings.some((beginning) => existsSync(path.join(root, beginning, named)));
  const missing = [...pathsOf(text)].filter(
    ({ named, isLink }) =>
      named !== "" && !existsSync(path.join(folder, named)) && (isLink || !isFound(named)),
  );
  return [...new Set(missing.map(({ named }) => named))].map(
    (named) => `${at} names ${named}, which does not exist`,
  );
}

const identifier =
  /(?<![\w./:-])(?:app\.)?([A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+)(?![\w./-])/g;
const codeFileName = /^[\w.-]+\.(?:ts|tsx|mjs|css|sql)$/;

/** What documents may name: every identifier in code, and the name of every file of code. */
export interface KnownNames {
  words: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** Collects the identifiers and file names of code; identifiers inside texts and SQL count too. */
export function collectNames(files: readonly SourceFile[]): KnownNames {
  return {
    words: new Set(files.flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? [])),
    files: new Set(files.map((file) => path.basename(file.path))),
  };
}

/** Programs and settings of PostgreSQL that operators use and our code does not. */
const postgresqlNames = new Set([
  "archive_command",
  "last_failed_time",
  "last_failed_wal",
  "max_slot_wal_keep_size",
  "pgBackRest",
  "pg_ctl",
  "pg_promote",
  "pg_rewind",
  "pg_stat_archiver",
  "pg_stat_replication",
  "primary_slot_name",
  "replay_lag",
  "standby_1",
  "synchronous_standby_names",
  "target_session_attrs",
]);

/**
 * Lists the identifiers (`dayIn`, `day_full`, `app.enter_job`) and bare file names in code marks that no
 * code has. A single word in one case, such as `orders`, is not told from prose and is left out.
 */
export function complainOfNames(
  root: string,
  { path: at, text }: SourceFile,
  known: KnownNames,
): string[] {
  const prose = text.replace(/```[^]*?```/g, "");
  const missing = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => {
    if (codeFileName.test(code)) {
      return known.files.has(code) || existsSync(path.join(root, code)) ? [] : [code];
    }
    return [...code.matchAll(identifier)]
      .map(([, name = ""]) => name)
      .filter((name) => !known.words.has(name) && !postgresqlNames.has(name));
  });
  return [...new Set(missing)].map((name) => `${at} names ${name}, which the code does not have`);
}

const partsOfDecision = ["Context", "Decision", "Consequences", "Kept by"];

const isDated = /^# .*\n\nDate: \d{4}-\d{2}-\d{2}\. Status: .+\.$/m;

/** Lists the headings, date and status that a decision record lacks, and a title without the number of its file. */
export function complainOfDecision({ path: at, text }: SourceFile): string[] {
  const headings = new Set(
    [...text.matchAll(/^#{2,3} +(.+?) *$/gm)].map(([, heading = ""]) => heading),
  );
  const number = Number(numberOf(at));
  return [
    ...(text.startsWith(`# ${number}. `) ? [] : [`${at} does not begin with “# ${number}. …”`]),
    ...(isDated.test(text)
      ? []
      : [`${at} has no line “Date: YYYY-MM-DD. Status: …” under its title`]),
    ...partsOfDecision
      .filter((part) => !headings.has(part))
      .map((part) => `${at} has no heading “${part}”`),
  ];
}

const numberOf = (at: string): string => path.basename(at).slice(0, 4);

/** Lists the decision records to which their index has no link. */
export function complainOfIndex(index: SourceFile, records: readonly SourceFile[]): string[] {
  return records
    .map((record) => path.basename(record.path))
    .filter((name) => !index.text.includes(`(${name})`))
    .map((name) => `${index.path} does not list ${name}`);
}

/** Lists the decision records whose number an earlier one has, as when two were written at once. */
export function complainOfNumbers(records: readonly SourceFile[]): string[] {
  return records.flatMap(({ path: at }, place) => {
    const first = records.find((one) => numberOf(one.path) === numberOf(at));
    return first && records.indexOf(first) < place ? [`${at} has the number of ${first.path}`] : [];
  });
}

/** Variables that the system or a tool sets; no operator sets them for the product. */
const setByTheMachine = new Set([
  "HOME",
  "INIT_CWD",
  "PATH",
  "PWD",
  "TMPDIR",
  "TZ",
  "USER",
  "XDG_RUNTIME_DIR",
  "CI",
  "NODE_PATH",
  "PLAYWRIGHT_BROWSERS_PATH",
  "PLAYWRIGHT_JSON_OUTPUT_FILE",
]);

/** Variables by which `tools/bootstrap` and the journeys' set-up hand values to processes that they start. */
const setByOurTools = new Set([
  "BUILD_DRAFT",
  "BUILD_HASH",
  "BUILD_NAMES",
  "MARZIPAN_CHROMIUM",
  "MARZIPAN_DATA_DIR",
  "MARZIPAN_SPREADSHEET",
  "MARZIPAN_URL",
]);

/** Finds the environment variables that code reads: from `process.env`, an `environment`, or by a reader's name. */
export function findVariables(files: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, string>();
  const patterns = [
    /\b(?:process\.env|environment|env)(?:\.|\[\s*["'])([A-Z][A-Z0-9_]+)\b/g,
    /\b\w+\(\s*(?:process\.env|environment|env),\s*["']([A-Z][A-Z0-9_]+)["']/g,
  ];
  for (const { path: at, text } of files) {
    for (const pattern of patterns) {
      for (const [, name = ""] of text.matchAll(pattern)) {
        if (setByTheMachine.has(name) || setByOurTools.has(name)) continue;
        if (!found.has(name)) found.set(name, at);
      }
    }
  }
  return found;
}

/** Compares the variables that the product reads, and those that tests read besides, with the manual's tables. */
export function complainOfVariables(
  manual: SourceFile,
  variables: ReadonlyMap<string, string>,
  ofTests: ReadonlyMap<string, string>,
): string[] {
  const told = new Set(
    [...manual.text.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = ""]) => name),
    ),
  );
  const untold = [...variables].filter(([name]) => !told.has(name));
  return [
    ...untold.map(([name, at]) => `${manual.path} does not document ${name}, which ${at} reads`),
    ...[...told]
      .filter((name) => !variables.has(name) && !ofTests.has(name))
      .map((name) => `${manual.path} documents ${name}, which no code reads`),
  ];
}
