import { writeFileSync } from "node:fs";
import { get } from "node:http";
import nodePath from "node:path";
import { openBakehouse } from "./bakers.ts";
import type { Baker, RecordedCall } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { startBare, startProduct } from "./children.ts";
import type { BenchServer } from "./children.ts";
import { keepStatements } from "./recording.ts";
import type { Replay } from "./replay.ts";

/** A call that is compared with bare servers, and the statements that one without any security sends for it. */
interface ComparedCall {
  method: RecordedCall["method"];
  path: string;
  /** By path at the open server: the names of the statements of each round trip, and whether a key is kept. */
  open: Record<string, { names: readonly RegExp[][]; hasKey: boolean }>;
}

/** What of an order is read first, with its number, and what is stored of it. */
const readFirst = [/^hold_client$/, /^product_facts$/, /^take_order_number$/];
const stored = [/^remember_lines_\d+$/, /^add_order$/, /^add_lines_\d+$/, /^add_first_event$/];

const compared: Record<string, ComparedCall> = {
  "/list": {
    method: "GET",
    path: "/api/orders?limit=25",
    open: { "/list": { names: [[/^orders_delivery/]], hasKey: false } },
  },
  "/create": {
    method: "POST",
    path: "/api/orders",
    open: {
      "/create": {
        names: [readFirst, [...stored, /^keep_answer$/]],
        hasKey: true,
      },
      "/create-keyless": {
        names: [readFirst, stored],
        hasKey: false,
      },
    },
  },
  "/dashboard": { method: "GET", path: "/api/dashboard", open: {} },
};

/** Marzipan and two bare servers on one database: one sends the same statements, one only those of the data. */
export interface Ground {
  database: BenchDatabase;
  bakers: Baker[];
  product: BenchServer;
  bare: BenchServer;
  open: BenchServer;
  /** The path of the first baker's public menu; empty unless it is measured. */
  menuPath: string;
  stop(): Promise<void>;
}

/** What the bare servers call the page of a menu. */
const menuCall = "/menu";

/** Stores a page as the product sends it, in Brotli, and returns the file. */
async function keepPage(url: string, folder: string): Promise<string> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const headers = { "accept-encoding": "br", "accept-language": "he" };
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(Buffer.concat(parts)));
    }).on("error", reject);
  });
  const file = nodePath.join(folder, "menu.html.br");
  writeFileSync(file, bytes);
  return file;
}

const bakersCount = 16;
const ordersOfBaker = 400;
const otherBusinesses = 500;
const ordersOfOther = 200;

/** The body of an order of three items for a baker's own client. */
export function draftOrder(baker: Baker): unknown {
  const names = ["Honey cake", "Babka", "Challah"];
  return {
    clientId: baker.clientId,
    clientName: "Dana Cohen",
    deliveryDate: "2027-03-18",
    deliveryTime: "16:00",
    notes: "Candles, please.",
    items: names.map((dessert_name, index) => ({
      dessert_name,
      quantity: index + 1,
      unit_price: 100,
      productId: baker.productIds[index],
    })),
  };
}

/**
 * Creates a database of 100,000 orders in 500 businesses, bakers with 400 orders each, and starts the servers, the
 * bare ones for these of the compared calls. `flags` are for Marzipan's Node, such as `--cpu-prof`.
 */
export async function openGround(
  paths: readonly string[],
  flags: readonly string[] = [],
): Promise<Ground> {
  const database = await openBenchDatabase();
  await addBusinesses(database.owner, otherBusinesses, ordersOfOther);
  const bakehouse = await openBakehouse(database);
  const bakers = await bakehouse.hire(bakersCount);
  const ids = bakers.map(({ claims }) => `'${claims.businessId}'::uuid`);
  await fillOrders(database.owner, `select unnest(array[${ids.join(",")}]) as id`, ordersOfBaker);
  await settle(database.owner);
  const replays: Record<string, Replay> = {};
  const openReplays: Record<string, Replay> = {};
  const hasMenu = paths.includes(menuCall);
  const menuPath = hasMenu ? await bakehouse.openMenu(bakers[0] as Baker) : "";
  if (hasMenu) {
    const call = { method: "GET", path: menuPath } as const;
    replays[menuCall] = await bakehouse.record(bakers.slice(0, 1), call);
  }
  for (const path of paths) {
    if (path === menuCall) continue;
    const { open, ...call } = compared[path] as ComparedCall;
    const body = call.method === "POST" ? draftOrder(bakers[0] as Baker) : undefined;
    replays[path] = await bakehouse.record(bakers, { ...call, body });
    for (const [openPath, { names, hasKey }] of Object.entries(open)) {
      const recorded = await bakehouse.record(bakers, { ...call, body, hasKey });
      openReplays[openPath] = keepStatements(recorded, names);
    }
  }
  await bakehouse.close();
  const product = await startProduct(database, flags);
  const menu = replays[menuCall];
  if (menu) menu.pageFile = await keepPage(`${product.url}${menuPath}`, database.folder);
  const bare = await startBare(database.folder, database.appUrl, replays);
  const open = await startBare(database.folder, database.ownerUrl, openReplays);
  return {
    database,
    bakers,
    product,
    bare,
    open,
    menuPath,
    stop: async () => {
      await Promise.all([product.stop(), bare.stop(), open.stop()]);
      await database.stop();
    },
  };
}
