import { describe, expect, it } from "vitest";
import { withTree } from "./structure/tree.fixture.ts";
import { checkStructure } from "./structure.check.ts";

const value = "export const value = 1;\n";

function complaintsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return withTree(files, (root) => checkStructure(root).complaints);
}

function importing(target: string, clause = "{ value }"): string {
  return `import ${clause} from "${target}";\nexport const other = 2;\n`;
}

describe("imports go one way", () => {
  it("lets the web go from features to platform to ui, and everyone read the contract", () => {
    expect(
      complaintsOf({
        "packages/contract/src/orders.ts": value,
        "packages/domain/src/orders.ts": importing("@marzipan/contract/orders"),
        "apps/web/src/ui/Button.tsx": value,
        "apps/web/src/platform/toast.ts": importing("../ui/Button.tsx"),
        "apps/web/src/features/orders/List.tsx": importing("../../platform/toast.ts"),
        "apps/web/src/routes.tsx": importing("./features/orders/List.tsx"),
      }),
    ).toEqual([]);
  });

  it.each([
    ["apps/web/src/ui/Button.tsx", "apps/web/src/platform/toast.ts", "../platform/toast.ts"],
    ["apps/web/src/ui/Button.tsx", "packages/phrases/src/core.ts", "@marzipan/phrases/core"],
    [
      "apps/web/src/platform/api.ts",
      "apps/web/src/features/orders/List.tsx",
      "../features/orders/List.tsx",
    ],
    ["packages/contract/src/orders.ts", "packages/domain/src/money.ts", "@marzipan/domain/money"],
    ["packages/domain/src/money.ts", "packages/phrases/src/core.ts", "@marzipan/phrases/core"],
    [
      "apps/server/src/platform/http.ts",
      "apps/server/src/features/orders/orders.actions.ts",
      "../features/orders/orders.actions.ts",
    ],
    [
      "apps/server/src/providers/files/files.folder.ts",
      "apps/server/src/features/orders/orders.actions.ts",
      "../../features/orders/orders.actions.ts",
    ],
    [
      "apps/web/src/features/orders/List.tsx",
      "apps/server/src/platform/formats/ids.ts",
      "../../../../server/src/platform/formats/ids.ts",
    ],
  ])("refuses that %s imports %s", (from, to, request) => {
    const [complaint, ...more] = complaintsOf({ [to]: value, [from]: importing(request) });
    expect(complaint).toContain(`${from}:1 imports ${to}`);
    expect(more).toEqual([]);
  });

  it.each([
    ["a type", importing("../platform/toast.ts", "type { value }")],
    ["a re-export", 'export { value } from "../platform/toast.ts";\n'],
    ["a lazy import", 'export const lazy = () => import("../platform/toast.ts");\n'],
  ])("counts %s like any other import", (_kind, text) => {
    expect(
      complaintsOf({
        "apps/web/src/platform/toast.ts": value,
        "apps/web/src/ui/Button.tsx": text,
      }),
    ).toHaveLength(1);
  });

  it("lets the platform name a port but not an adapter", () => {
    const at = "apps/server/src/platform/feature/deps.ts";
    const files = {
      "apps/server/src/providers/files/files.port.ts": value,
      "apps/server/src/providers/files/files.folder.ts": value,
    };
    expect(
      complaintsOf({ ...files, [at]: importing("../../providers/files/files.port.ts") }),
    ).toEqual([]);
    expect(
      complaintsOf({ ...files, [at]: importing("../../providers/files/files.folder.ts") }),
    ).toEqual([expect.stringContaining("wire the adapter in src/wiring")]);
  });
});

describe("server features", () => {
  const orders = "apps/server/src/features/orders/orders.actions.ts";

  it("may use the actions, rules and types of a domain to the left", () => {
    expect(
      complaintsOf({
        "apps/server/src/features/clients/clients.actions.ts": value,
        "apps/server/src/features/clients/merge.rules.ts": value,
        "apps/server/src/features/clients/shapes.ts": value,
        [orders]:
          importing("../clients/clients.actions.ts") +
          'import { value as rule } from "../clients/merge.rules.ts";\n' +
          'import type { value as Shape } from "../clients/shapes.ts";\n',
      }),
    ).toEqual([]);
  });

  it("may not reach into another domain's store, nor take a type from it", () => {
    const store = { "apps/server/src/features/clients/clients.store.ts": value };
    for (const clause of ["{ value }", "type { value }"]) {
      expect(
        complaintsOf({ ...store, [orders]: importing("../clients/clients.store.ts", clause) }),
      ).toEqual([expect.stringContaining('of "clients" only its actions')]);
    }
  });

  it("may not use a domain to the right", () => {
    expect(
      complaintsOf({
        [orders]: value,
        "apps/server/src/features/clients/clients.actions.ts": importing(
          "../orders/orders.actions.ts",
        ),
      }),
    ).toEqual([expect.stringContaining('"clients" stands left of "orders"')]);
  });

  it("may read another domain in a test", () => {
    expect(
      complaintsOf({
        [orders]: value,
        "apps/server/src/features/clients/clients.test.ts": importing(
          "../orders/orders.actions.ts",
        ),
      }),
    ).toEqual([]);
  });

  it("must be one of the domains", () => {
    expect(complaintsOf({ "apps/server/src/features/helpers/x.ts": value })).toEqual([
      expect.stringContaining('"helpers" is no domain'),
    ]);
  });

  it("know a provider by its port", () => {
    const adapter = "apps/server/src/providers/files/files.folder.ts";
    expect(
      complaintsOf({
        [adapter]: value,
        [orders]: importing("../../providers/files/files.folder.ts"),
      }),
    ).toEqual([expect.stringContaining("by its port only")]);
  });
});

describe("web features", () => {
  const web = "apps/web/src/features/";

  it("import those to their left, and the parts of those", () => {
    expect(
      complaintsOf({
        [`${web}payments/Due.tsx`]: value,
        [`${web}orders/orders.types.ts`]: value,
        [`${web}orders/ticket/Ticket.tsx`]: importing("../orders.types.ts"),
        [`${web}orders/list/List.tsx`]: importing("../ticket/Ticket.tsx"),
        [`${web}orders/page/OrderPage.tsx`]: importing("../../payments/Due.tsx"),
        [`${web}clients/ClientOrders.tsx`]: importing("../orders/ticket/Ticket.tsx"),
      }),
    ).toEqual([]);
  });

  it.each([
    ["a value", importing("../orders/ticket/Ticket.tsx")],
    ["a type", importing("../orders/ticket/Ticket.tsx", "type { value }")],
    ["a lazy import", 'export const lazy = () => import("../orders/ticket/Ticket.tsx");\n'],
  ])("do not import those to their right: %s", (_kind, text) => {
    expect(
      complaintsOf({ [`${web}orders/ticket/Ticket.tsx`]: value, [`${web}payments/Due.tsx`]: text }),
    ).toEqual([expect.stringContaining('"payments" stands left of "orders"')]);
  });

  it("do not import a style sheet of one to their right", () => {
    expect(
      complaintsOf({
        [`${web}orders/form/form.css`]: ".a {}\n",
        [`${web}payments/Due.tsx`]: 'import "../orders/form/form.css";\n',
      }),
    ).toEqual([expect.stringContaining('"payments" stands left of "orders"')]);
  });

  it("keep the order of their parts", () => {
    expect(
      complaintsOf({
        [`${web}orders/form/Form.tsx`]: value,
        [`${web}orders/list/List.tsx`]: importing("../form/Form.tsx"),
      }),
    ).toEqual([expect.stringContaining('"list" stands left of "form" in the parts of "orders"')]);
  });

  it("show messages by the platform, which alone knows their queue", () => {
    const toasts = "apps/web/src/ui/Toast.tsx";
    expect(
      complaintsOf({
        [toasts]: value,
        "apps/web/src/platform/toast/toasts.ts":
          'export const load = () => import("../../ui/Toast.tsx");\n',
      }),
    ).toEqual([]);
    expect(
      complaintsOf({ [toasts]: value, [`${web}tasks/x.ts`]: importing("../../ui/Toast.tsx") }),
    ).toEqual([expect.stringContaining("useToast of platform/toast")]);
  });

  it("let a new feature that has the server's name import others, and none import it", () => {
    const page = `${web}files/FilesPage.tsx`;
    const orders = `${web}orders/orders.types.ts`;
    expect(
      complaintsOf({ [orders]: value, [page]: importing("../orders/orders.types.ts") }),
    ).toEqual([]);
    expect(complaintsOf({ [page]: value, [orders]: importing("../files/FilesPage.tsx") })).toEqual([
      expect.stringContaining('"files" is imported by no other feature'),
    ]);
  });

  it("do not let what all parts share import a part", () => {
    expect(
      complaintsOf({
        [`${web}orders/form/Form.tsx`]: value,
        [`${web}orders/orders.types.ts`]: importing("./form/Form.tsx"),
      }),
    ).toEqual([expect.stringContaining('what all parts of "orders" share')]);
  });

  it.each([
    ["helpers/x.ts", '"helpers" is no web feature'],
    ["orders/helpers/x.ts", '"orders" has no part "helpers"'],
    ["tasks/list/x.ts", '"tasks" is not cut in parts'],
    ["orders/form/fields/x.ts", "has no folders of its own"],
  ])("are known by name: %s", (path, complaint) => {
    expect(complaintsOf({ [`${web}${path}`]: value })).toEqual([
      expect.stringContaining(complaint),
    ]);
  });
});

describe("SQL stands in stores", () => {
  const action = "apps/server/src/features/orders/orders.actions.ts";
  const store = "apps/server/src/features/orders/orders.store.ts";

  it.each([
    "export const rows = (db: Db) => db.selectFrom(`orders`);\n",
    "export const text = `select id from orders`;\n",
    "export const text = 'delete from orders where id = $1';\n",
    "export const text = sql`now()`;\n",
    "export const text = sql<number>`now()`;\n",
  ])("and nowhere else: %s", (text) => {
    expect(complaintsOf({ [action]: text })).toEqual([
      `${action}:1 holds SQL: it belongs into orders.store.ts`,
    ]);
    expect(complaintsOf({ [store]: text })).toEqual([]);
  });

  it("does not take a sentence for SQL", () => {
    expect(complaintsOf({ [action]: 'export const text = "Select a cake";\n' })).toEqual([]);
  });
});

describe("circles", () => {
  it("are found once, with their way round", () => {
    expect(
      complaintsOf({
        "packages/domain/src/a.ts": importing("./b.ts"),
        "packages/domain/src/b.ts": importing("./c.ts"),
        "packages/domain/src/c.ts": importing("./a.ts"),
      }),
    ).toEqual([
      "packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/c.ts → packages/domain/src/a.ts: a circle; move what they share into a file of its own",
    ]);
  });

  it.each([
    ["packages/contract/src/a.ts", "packages/contract/src/b.ts"],
    ["packages/domain/src/a.ts", "packages/domain/src/b.ts"],
    ["apps/web/src/ui/a.ts", "apps/web/src/ui/b.ts"],
    ["apps/web/src/platform/a.ts", "apps/web/src/platform/b.ts"],
    ["apps/web/src/features/orders/a.ts", "apps/web/src/features/orders/b.ts"],
    ["apps/server/src/features/orders/a.ts", "apps/server/src/features/orders/b.ts"],
  ])("are found within a feature: %s", (a, b) => {
    expect(complaintsOf({ [a]: importing("./b.ts"), [b]: importing("./a.ts") })).toEqual([
      `${a} → ${b} → ${a}: a circle; move what they share into a file of its own`,
    ]);
  });

  it.each([
    ["of types alone", importing("./b.ts", "type { value }")],
    ["by a lazy import", 'export const value = () => import("./b.ts");\n'],
  ])("are found %s", (_kind, text) => {
    expect(
      complaintsOf({
        "packages/domain/src/a.ts": text,
        "packages/domain/src/b.ts": importing("./a.ts"),
      }),
    ).toEqual([expect.stringContaining("a circle")]);
  });
});

describe("proofs and values", () => {
  const proof = `export type BusinessId = string & { readonly proven: true };
export const prove = (id: string) => id as BusinessId;
`;
  const maker = "apps/server/src/platform/database/proof.ts";

  it("lets only the proofs' file cast to a business id", () => {
    const cast = `import type { BusinessId } from "../../platform/database/proof.ts";
export const id = "x" as unknown as BusinessId;
`;
    const path = "apps/server/src/features/orders/orders.store.ts";
    expect(complaintsOf({ [maker]: proof })).toEqual([]);
    const [complaint, ...more] = complaintsOf({ [maker]: proof, [path]: cast });
    expect(complaint).toContain(`${path}:2 casts to BusinessId`);
    expect(more).toEqual([]);
  });

  it("refuses an action that knows requests or bind", () => {
    const bind = "apps/server/src/platform/http/bind.ts";
    const action = "apps/server/src/features/orders/orders.actions.ts";
    const routes = "apps/server/src/features/orders/orders.routes.ts";
    const request = `import type { FastifyRequest } from "fastify";
import { value } from "../../platform/http/bind.ts";
export const act = (request: FastifyRequest) => [request, value];
`;
    expect(complaintsOf({ [bind]: value, [routes]: request })).toEqual([]);
    const complaints = complaintsOf({ [bind]: value, [action]: request });
    expect(complaints).toHaveLength(2);
    expect(complaints.join()).toContain("only routes know requests and replies");
  });

  it("refuses a store that types a column by hand", () => {
    const types = "apps/server/src/platform/database/generated/table-types.ts";
    const table = "export interface Tables {\n  orders: {\n    due_date: string;\n  };\n}\n";
    const store = "apps/server/src/features/orders/orders.store.ts";
    const row = (type: string) =>
      `export interface Row {\n  due_date: ${type};\n  a_sum: number;\n}\n`;
    for (const type of ["string", "string | null", "Date"]) {
      const [complaint, ...more] = complaintsOf({ [types]: table, [store]: row(type) });
      expect(complaint).toContain(`${store}:2 types the column due_date by hand`);
      expect(more).toEqual([]);
    }
    expect(complaintsOf({ [types]: table, [store]: row('Column<"orders.due_date">') })).toEqual([]);
  });
});
