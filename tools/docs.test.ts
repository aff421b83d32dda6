import { describe, expect, it } from "vitest";
import { checkDocs } from "./docs.check.ts";
import { withTree } from "./structure/tree.fixture.ts";

const complete = {
  "package.json": JSON.stringify({ scripts: { start: "x", test: "x", bench: "x" } }),
  "README.md": "Run `npm start`, then `npm test`; see [the house](docs/ARCHITECTURE.md#tree).\n",
  "docs/ARCHITECTURE.md": "The server is in `apps/server/src/main.ts`; see `OPERATIONS.md`.\n",
  "docs/GLOSSARY.md": "Words.\n",
  "docs/OPERATIONS.md": "| variable | meaning |\n|---|---|\n| `PORT` | the port |\n",
  "docs/spec/spec.md": "# Spec\n## 9. Limits\n",
  "docs/spec/rulings.md": "# Rulings\n## 10. Beyond\n1. One\n5. Five\n",
  "docs/spec/terms.md": "# Terms\n## 1. Tone\n",
  "apps/server/src/main.ts": 'export const port = process.env["PORT"];\n',
};

function complaintsOf(changed: Readonly<Record<string, string>>): readonly string[] {
  return withTree({ ...complete, ...changed }, (root) => checkDocs(root).complaints);
}

describe("documents", () => {
  it("that are true pass", () => {
    expect(complaintsOf({})).toEqual([]);
  });

  it("must be there", () => {
    const { "docs/GLOSSARY.md": _glossary, ...rest } = complete;
    expect(withTree(rest, (root) => checkDocs(root).complaints)).toEqual([
      "docs/GLOSSARY.md is missing: write it",
    ]);
  });

  it("name commands that exist", () => {
    expect(
      complaintsOf({
        "docs/GLOSSARY.md": "`npm run bench`, `npm run launch`, npm ci, an npm command\n",
      }),
    ).toEqual(["docs/GLOSSARY.md names “npm run launch”, which package.json does not have"]);
  });

  it("name commands that exist inside examples too", () => {
    expect(complaintsOf({ "docs/GLOSSARY.md": "```sh\nnpm run launch\n```\n" })).toHaveLength(1);
  });

  it.each([
    "[a](../README.md) and `apps/server/src/main.ts:1` and [b](https://example.com/x.md)",
    "`apps/server/src/features/<domain>/` and `docs/*.md` and `/api/orders` and `text/html`",
    "what a command writes: `.cache/reports/made.json`",
  ])("may name paths that exist, patterns, addresses and what is made: %s", (text) => {
    expect(complaintsOf({ "docs/GLOSSARY.md": text })).toEqual([]);
  });

  it.each(["[a](gone.md)", "`apps/server/src/gone.ts`", "`./gone.md`", "![a](shots/gone.png)"])(
    "may not name a path that is gone: %s",
    (text) => {
      expect(complaintsOf({ "docs/GLOSSARY.md": text })).toEqual([
        expect.stringMatching(/which does not exist$/),
      ]);
    },
  );
});

describe("names in code marks", () => {
  const code = {
    "packages/domain/a.ts": 'export const dayIn = "day_full";\n',
    "apps/server/schema.sql": "create function app.enter_job() as $$ $$;\n",
  };

  it.each([
    "`dayIn`, `dayIn(at)`, `day_full`, `app.enter_job`, `a.ts`, `schema.sql`",
    "`Accept-Language`, `gone`, `labels.json`, `/a/oneTwo`, `GET /one_two`, `one-two_three.png`",
  ])("may be those of code, and anything that is no name: %s", (text) => {
    expect(complaintsOf({ ...code, "docs/GLOSSARY.md": text })).toEqual([]);
  });

  it.each(["dayOut", "dayOut()", "day_empty", "app.enter_house", "DAY_FULL", "b.ts", "gone.sql"])(
    "may not be gone from code: %s",
    (name) => {
      expect(complaintsOf({ ...code, "docs/GLOSSARY.md": `See \`${name}\`.` })).toEqual([
        expect.stringMatching(/^docs\/GLOSSARY\.md names \S+, which the code does not have$/),
      ]);
    },
  );

  it("of the specification are its own", () => {
    const spec = `${complete["docs/spec/spec.md"]}\`oneTwo\` and \`one_two\`\n`;
    expect(complaintsOf({ "docs/spec/spec.md": spec })).toEqual([]);
  });
});

describe("citations", () => {
  it.each(["spec §9", "rulings §10", "rulings §10.5", "terms.md §1"])(
    "may name a section that is there: %s",
    (cited) => {
      expect(complaintsOf({ "packages/domain/a.ts": `/** One (${cited}). */` })).toEqual([]);
    },
  );

  it.each(["spec §8", "rulings §10.2", "rulings §9.5", "terms.md §9"])(
    "may not name a section that is not there: %s",
    (cited) => {
      expect(complaintsOf({ "packages/domain/a.ts": `/** One (${cited}). */` })).toEqual([
        expect.stringContaining(`packages/domain/a.ts cites ${cited}, which docs/spec/`),
      ]);
    },
  );
});

describe("the table of variables", () => {
  it("document every variable that code reads, however it reads it", () => {
    const code = [
      "const a = process.env.ALPHA;",
      'const b = environment["BETA"];',
      'const c = readPort(environment, "GAMMA", 1);',
      'const d = process.env["HOME"];',
    ].join("\n");
    const ofMenu = 'const e = process.env["EPSILON"] ?? process.env["BUILD_HASH"];\n';
    const files = { "apps/menu/vite.config.ts": ofMenu, "apps/server/src/config.ts": code };
    expect(complaintsOf(files)).toEqual([
      "docs/OPERATIONS.md does not document EPSILON, which apps/menu/vite.config.ts reads",
      ...["ALPHA", "BETA", "GAMMA"].map(
        (name) =>
          `docs/OPERATIONS.md does not document ${name}, which apps/server/src/config.ts reads`,
      ),
    ]);
  });

  it("may tell of one that only tests read", () => {
    expect(
      complaintsOf({
        "docs/OPERATIONS.md": `${complete["docs/OPERATIONS.md"]}| \`TEST_URL\` | tests |\n`,
        "apps/server/src/testing/a.ts": 'export const a = process.env["TEST_URL"];\n',
      }),
    ).toEqual([]);
  });

  it("document no other variable", () => {
    const manual = `${complete["docs/OPERATIONS.md"]}| \`GONE\` | nothing |\n`;
    expect(complaintsOf({ "docs/OPERATIONS.md": manual })).toEqual([
      "docs/OPERATIONS.md documents GONE, which no code reads",
    ]);
  });
});

describe("decision records", () => {
  const record =
    "# 1. One\n\nDate: 2026-11-28. Status: accepted.\n\n## Context\n## Decision\n## Consequences\n## Kept by\n";
  const index = "# Decisions\n[1](0001-a.md) [1](0001-b.md) [2](0002-a.md)\n";
  const complaintsOfRecords = (files: Record<string, string>): string[] =>
    complaintsOf({ "docs/decisions/README.md": index, ...files }).filter(
      (one) => !one.startsWith("docs/decisions/README.md"),
    );

  it("have their four headings", () => {
    expect(complaintsOfRecords({ "docs/decisions/0001-a.md": record })).toEqual([]);
    expect(
      complaintsOfRecords({ "docs/decisions/0001-a.md": record.replace("## Kept by\n", "") }),
    ).toEqual(["docs/decisions/0001-a.md has no heading “Kept by”"]);
  });

  it("have a date and a status", () => {
    const undated = record.replace("Date: 2026-11-28. ", "");
    expect(complaintsOfRecords({ "docs/decisions/0001-a.md": undated })).toEqual([
      "docs/decisions/0001-a.md has no line “Date: YYYY-MM-DD. Status: …” under its title",
    ]);
  });

  it("are listed in the index", () => {
    const files = {
      "docs/decisions/README.md": "# Decisions\n",
      "docs/decisions/0001-a.md": record,
    };
    expect(complaintsOf(files)).toEqual(["docs/decisions/README.md does not list 0001-a.md"]);
  });

  it("have the number of their file in their title", () => {
    expect(complaintsOfRecords({ "docs/decisions/0002-a.md": record })).toEqual([
      "docs/decisions/0002-a.md does not begin with “# 2. …”",
    ]);
  });

  it("have a number of their own", () => {
    expect(
      complaintsOfRecords({
        "docs/decisions/0001-a.md": record,
        "docs/decisions/0001-b.md": record,
      }),
    ).toEqual(["docs/decisions/0001-b.md has the number of docs/decisions/0001-a.md"]);
  });
});
