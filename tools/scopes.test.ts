import { describe, expect, it } from "vitest";
import { withTree } from "./structure/tree.fixture.ts";
import { checkScopes } from "./scopes.check.ts";

const web = "apps/web/src";

function complaintsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const inWeb = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${web}/${path}`, text]),
  );
  return withTree(inWeb, (root) => checkScopes(root).complaints);
}

const css = (...classes: string[]): string =>
  `@layer features {\n${classes.map((name) => `  .${name} {\n    gap: 0;\n  }\n`).join("")}}\n`;
const code = (use: string): string =>
  `import styles from "./a.module.css";\nexport const A = () => <p className={${use}} />;\n`;
const fine = { "features/a/a.module.css": css("one"), "features/a/A.tsx": code("styles.one") };

describe("stylesheets", () => {
  it("are modules, but for the global ones", () => {
    expect(complaintsOf(fine)).toEqual([]);
    expect(complaintsOf({ "styles/reset.css": "p { margin: 0; }\n" })).toEqual([]);
    expect(complaintsOf({ "features/a/a.css": css("one") })).toEqual([
      expect.stringContaining("a.css is a global stylesheet"),
    ]);
  });

  it("stand in the layer of their place", () => {
    expect(complaintsOf({ ...fine, "features/a/a.module.css": ".one { gap: 0; }\n" })).toEqual([
      expect.stringContaining("stands outside of @layer features"),
    ]);
    const moved = {
      "ui/a.module.css": css("one"),
      "ui/A.tsx": code("styles.one"),
    };
    expect(complaintsOf(moved)).toEqual([expect.stringContaining("@layer ui")]);
  });
});

describe("classes", () => {
  it("come from no feature to a component", () => {
    const asked = `import styles from "../features/a/a.module.css";\nexport const B = () => <p className={styles.one} />;\n`;
    expect(complaintsOf({ ...fine, "ui/B.tsx": asked })).toEqual([
      expect.stringContaining("B.tsx:2 takes a look of the features"),
    ]);
  });

  it("have one home", () => {
    const twice = {
      ...fine,
      "features/b/a.module.css": css("one"),
      "features/b/B.tsx": code("styles.one"),
    };
    expect(complaintsOf(twice)).toEqual([
      expect.stringMatching(/“one” that .+features\/a\/a\.module\.css/),
    ]);
  });

  it("exist where they are used", () => {
    expect(complaintsOf({ ...fine, "features/a/B.tsx": code("styles.two") })).toEqual([
      expect.stringContaining("B.tsx:2 styles.two is no class of"),
    ]);
    expect(complaintsOf({ ...fine, "features/a/B.tsx": code('styles["one"]') })).toEqual([
      expect.stringContaining("names a class by brackets"),
    ]);
  });

  it("are used where they exist", () => {
    const spare = { ...fine, "features/a/a.module.css": css("one", "spare-part") };
    expect(complaintsOf(spare)).toEqual([expect.stringContaining("“spare-part” is not used")]);
  });

  it("are no words of the language", () => {
    const word = {
      "features/a/a.module.css": css("switch"),
      "features/a/A.tsx": code("styles.switch"),
    };
    expect(complaintsOf(word)).toEqual([expect.stringContaining("“switch” is a word")]);
  });

  it("stand as texts only when they are global", () => {
    const utilities = { "styles/utilities.css": ".sr-only { margin: 0; }\n" };
    const named = (text: string) => ({
      ...utilities,
      "features/a/A.tsx": `export const A = () => <p className="${text}" />;\n`,
    });
    expect(complaintsOf(named("sr-only"))).toEqual([]);
    expect(complaintsOf(named("card"))).toEqual([expect.stringContaining("“card” is no class")]);
    const joined = {
      ...utilities,
      "ui/A.tsx": 'export const a = joinClasses("sr-only", isWide && "wide");\n',
    };
    expect(complaintsOf(joined)).toEqual([expect.stringContaining("“wide” is no class")]);
  });

  it("are read past comments, attributes, and what a module calls global", () => {
    const text =
      '@layer features {\n  /* .note { } */\n  .one[data-a=".b"] > :global(.flips) {\n    gap: 0.5px;\n  }\n}\n';
    expect(complaintsOf({ ...fine, "features/a/a.module.css": text })).toEqual([]);
  });
});

describe("two modules of one layer", () => {
  const sheet = (name: string, property: string): string =>
    `@layer features {\n  .${name} {\n    ${property}: 0;\n    &:hover {\n      color: red;\n    }\n  }\n}\n`;
  const meeting = (one: string, other: string): Record<string, string> => ({
    "features/a/a.module.css": sheet("one", one),
    "features/b/b.module.css": sheet("other", other),
    "features/a/A.tsx": `import a from "./a.module.css";
import b from "../b/b.module.css";
export const look = joinClasses(a.one, isOpen && b.other);
`,
  });

  it("set no property on one element that both set", () => {
    for (const [one, other] of [
      ["gap", "gap"],
      ["margin", "margin-block-start"],
    ] as const) {
      expect(complaintsOf(meeting(one, other))).toEqual([
        expect.stringContaining(
          `A.tsx:3 puts “one” and “other” on one element, which both set ${one}`,
        ),
      ]);
    }
    expect(complaintsOf(meeting("gap", "padding"))).toEqual([]);
  });
});
