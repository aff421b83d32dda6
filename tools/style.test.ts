import { describe, expect, it } from "vitest";
import { withTree } from "./structure/tree.fixture.ts";
import { checkStyle } from "./style.check.ts";

function complaintsOf(path: string, text: string): readonly string[] {
  return withTree({ [path]: text }, (root) => checkStyle(root).complaints);
}

describe("a stylesheet", () => {
  const lines = (count: number): string => "a {}\n".repeat(count);

  it("ends at 400 lines", () => {
    expect(complaintsOf("apps/web/src/ui/long.css", lines(400))).toEqual([]);
    expect(complaintsOf("apps/web/src/ui/long.css", lines(401))).toEqual([
      expect.stringContaining("has 401 lines, the most is 400"),
    ]);
  });
});

describe("sides", () => {
  const css = "apps/web/src/styles/a.css";

  it.each([
    "margin-left: 4px",
    "padding-right: 4px",
    "left: 0",
    "text-align: right",
    "float: left",
    "border-left: 1px solid",
    "border-top-left-radius: 4px",
  ])("are logical in stylesheets, not %s", (declaration) => {
    expect(complaintsOf(css, `.a {\n  ${declaration};\n}\n`)).toEqual([
      expect.stringMatching(/^apps\/web\/src\/styles\/a\.css:2 .+ is a physical side/),
    ]);
  });

  it("may be spoken of in a comment, and be inline-start", () => {
    expect(
      complaintsOf(
        css,
        "/* margin-left: 0; */\n.a { margin-inline-start: 0; text-align: start; }\n",
      ),
    ).toEqual([]);
  });

  it.each(["ml-2", "md:pr-4", "-left-1", "text-left", "hover:text-right", "rounded-tl-card"])(
    "are logical in classes, not %s",
    (token) => {
      const text = `const a = <p className="flex ${token}" />;\n`;
      expect(complaintsOf("apps/web/src/ui/A.tsx", text)).toHaveLength(1);
    },
  );

  it.each(["ms-2", "md:pe-4", "text-start", "rounded-ss-card", "plain-left", "mlx"])(
    "take no offence at %s",
    (token) => {
      const text = `const a = <p className="flex ${token}" />;\n`;
      expect(complaintsOf("apps/web/src/ui/A.tsx", text)).toEqual([]);
    },
  );

  it("are logical in style objects", () => {
    const text = "const a = <p style={{ marginLeft: 4 }} />;\n";
    expect(complaintsOf("apps/web/src/ui/A.tsx", text)).toHaveLength(1);
  });
});

describe("colours", () => {
  it.each(["color: #a8174b", "background: rgb(1 2 3)", "border: 1px solid #fff"])(
    "have a token: %s",
    (declaration) => {
      const text = `.a { ${declaration}; }\n`;
      expect(complaintsOf("apps/web/src/ui/a.css", text)).toHaveLength(1);
      expect(complaintsOf("apps/web/src/styles/tokens.css", text)).toEqual([]);
    },
  );

  it("stand in no component either", () => {
    const text = 'const a = <path fill="#a8174b" />;\n';
    expect(complaintsOf("apps/web/src/ui/A.tsx", text)).toHaveLength(1);
    expect(complaintsOf("apps/web/src/ui/illustrations/A.tsx", text)).toEqual([]);
  });

  it("are not an order's number, an address or a mask's black", () => {
    expect(complaintsOf("apps/web/src/ui/A.tsx", 'const a = <a href="/#orders" />;\n')).toEqual([]);
    expect(
      complaintsOf("apps/web/src/ui/a.css", "#fade { mask: linear-gradient(#000 0 0); }\n"),
    ).toEqual([]);
  });
});

describe("tests", () => {
  it.each(["it.only", "test.skip", "describe.todo", "it.skip.each", "test.describe.only"])(
    "all run, without %s",
    (call) => {
      expect(complaintsOf("tools/a.test.ts", `${call}("a", () => {});\n`)).not.toEqual([]);
    },
  );

  it("may ask about the machine, not about anything else", () => {
    expect(
      complaintsOf("tools/a.test.ts", 'it.runIf(process.getuid?.() === 0)("a", f);\n'),
    ).toEqual([]);
    expect(complaintsOf("tools/a.test.ts", 'it.runIf(isFast)("a", f);\n')).toHaveLength(1);
  });
});

describe("exports", () => {
  const path = "packages/domain/src/a.ts";

  it.each([
    ["function", "export function f(): void {}\n"],
    ["function", "export const f = (): void => {};\n"],
    ["function", "// a remark\nexport async function f() {}\n"],
    ["function", "/* no docstring */\nexport function f(): void {}\n"],
    ["function", "/** Of another. */\nconst a = 1;\nexport function f(): void {}\n"],
    ["class", "export class f {}\n"],
    ["value", "export const f = 1;\n"],
    ["type", "export type f = 1;\n"],
    ["type", "export interface f {}\n"],
  ])("need a docstring: %s in %j", (kind, text) => {
    expect(complaintsOf(path, text)).toEqual([
      expect.stringContaining(`exports the ${kind} f without a sentence`),
    ]);
  });

  it.each([
    "/** Answers. */\nexport function f(): void {}\n",
    "/** Answers. */\nexport const f = (): void => {};\n",
    "/** Answers. */\nexport function f(a: 1): void;\nexport function f(a: 2): void;\nexport function f(): void {}\n",
    "/** A number. */\nexport const f = 1;\n",
    "function f(): void {}\nf();\n",
    'export * from "./b.ts";\n',
    "export default f(1);\n",
  ])("have one here, or need none: %j", (text) => {
    expect(complaintsOf(path, text)).toEqual([]);
  });

  it.each([
    ["apps/web/src/features/a/A.tsx", "export function A() { return null; }\n"],
    ["apps/web/src/ui/use-a.ts", "export function useA() { return null; }\n"],
    ["apps/menu/src/A.tsx", "export function A() { return null; }\n"],
    ["tools/a.mjs", "export function a() { return null; }\n"],
    ["bench/a.ts", "export const a = 1;\n"],
  ])("need a docstring in %s too", (file, text) => {
    expect(complaintsOf(file, text)).toHaveLength(1);
  });

  it("leave the props of a component to its own docstring", () => {
    const text =
      "export interface AProps { a: 1 }\n/** Draws. */\nexport function A(props: AProps) { return null; }\n";
    expect(complaintsOf("apps/web/src/ui/A.tsx", text)).toEqual([]);
  });

  it.each(["packages/phrases/src/en/a.ts", "apps/server/migrations/0001_a.ts"])(
    "that are data may go without: %s",
    (file) => {
      expect(complaintsOf(file, "export const a = {};\n")).toEqual([]);
    },
  );

  it("of phrases need a docstring where they are functions", () => {
    expect(complaintsOf("packages/phrases/src/a.ts", "export function a() {}\n")).toHaveLength(1);
  });
});
