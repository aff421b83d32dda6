import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readZip } from "../../platform/testing/read-zip.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const november = "from=2026-11-01&to=2026-11-30";

async function download(baker: Caller, path: string) {
  const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { statusCode, headers, rawPayload } = await test.app.inject({
    url: `/api/reports/${path}`,
    headers: { host: "localhost:3000", cookie },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

async function order(baker: Caller, deliveryDate: string, more: object = {}) {
  const body = { clientName: "Dana", deliveryDate, status: "completed", ...more };
  const made = await baker.post("/api/orders", body);
  expect(made.status).toBe(201);
  return made.body as { id: string };
}

/** Returns the texts of a workbook's parts by name. */
async function parts(baker: Caller, path: string): Promise<Map<string, string>> {
  const { status, bytes } = await download(baker, path);
  expect(status).toBe(200);
  return new Map([...readZip(bytes)].map(([name, content]) => [name, content.toString()]));
}

const sheet = (book: Map<string, string>, n = 1): string =>
  book.get(`xl/worksheets/sheet${n}.xml`) ?? "";

describe("a report as workbook", () => {
  it("has real numbers and days, sums by formulas with our values, a frozen head and a filter", async () => {
    const baker = await test.member();
    const cake = { dessert_name: "Cake", quantity: 2, unit_price: 30.5 };
    await order(baker, "2026-11-05", { items: [cake], deliveryTime: "09:30" });
    await order(baker, "2026-11-06", { agreedPrice: 39 });
    const book = await parts(baker, `orders.xlsx?${november}&language=en`);
    const orders = sheet(book);
    expect(orders).toContain('<c r="B2" s="2"><v>46331</v></c>');
    expect(orders).toContain("<f>SUBTOTAL(9,K2:K3)</f><v>100</v>");
    expect(orders).toContain('<autoFilter ref="A1:M3"/>');
    expect(orders).toContain('state="frozen"');
    expect(orders).not.toContain("rightToLeft");
    expect(orders).toContain("2 × Cake");
    expect(book.get("xl/styles.xml")).toContain("&quot;₪&quot;#,##0.00");
    expect(book.get("xl/workbook.xml")).toContain("$1:$1");
    expect(sheet(book, 2)).toContain("<f>SUBTOTAL(9,H2:H3)</f><v>100</v>");
  });

  it("stands right to left in Hebrew and Arabic, and names its heads in each language", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-05", { agreedPrice: 39 });
    for (const language of ["he", "ar"]) {
      const book = await parts(baker, `workbook.xlsx?${november}&language=${language}`);
      expect(sheet(book)).toContain('rightToLeft="1"');
    }
    // A name of the other direction begins at the same side, and is read in its own direction.
    const style = (n: number, of: Map<string, string>): string =>
      of.get("xl/styles.xml")?.split("<cellXfs")[1]?.split("<xf ")[n + 1] ?? "";
    await order(baker, "2026-11-05", { clientName: "דנה לוי." });
    for (const [language, side] of [
      ["he", "right"],
      ["en", "left"],
    ] as const) {
      const book = await parts(baker, `orders.xlsx?${november}&language=${language}`);
      const isOf = (n: number, reading: number) =>
        expect(style(n, book)).toContain(`horizontal="${side}" readingOrder="${reading}"`);
      isOf(8, language === "he" ? 2 : 1);
      isOf(9, language === "he" ? 1 : 2);
      const against = / s="9" t="inlineStr"><is><t xml:space="preserve">([^<]*)</g;
      const texts = [...sheet(book).matchAll(against)].map(([, text]) => text);
      expect(texts.includes("Dana")).toBe(language === "he");
      expect(texts.includes("דנה לוי.")).toBe(language === "en");
    }
    const hebrew = await parts(baker, `orders.xlsx?${november}&language=he`);
    expect(hebrew.get("xl/workbook.xml")).toContain('name="הזמנות"');
    expect(hebrew.get("xl/styles.xml")).toContain("dd&quot;.&quot;mm&quot;.&quot;yyyy");
  });

  it("keeps each currency in a sheet of its own, and leaves the others out where one is chosen", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-05", { agreedPrice: 39 });
    await order(baker, "2026-11-05", { agreedPrice: 7, currency: "USD" });
    const apart = await parts(baker, `orders.xlsx?${november}&language=en`);
    const names = /sheet name="[^"]*"/g;
    expect(apart.get("xl/workbook.xml")?.match(names)?.join()).toBe(
      'sheet name="Orders ILS",sheet name="Orders USD",sheet name="Items of the orders ILS",sheet name="Items of the orders USD"',
    );
    const one = await parts(baker, `orders.xlsx?${november}&language=en&currency=USD`);
    expect(one.get("xl/workbook.xml")?.match(names)?.join()).toBe(
      'sheet name="Orders",sheet name="Items of the orders"',
    );
    expect(sheet(one)).toContain("<v>7</v>");
    expect(sheet(one)).not.toContain("<v>39</v>");
  });

  it("takes names that are formulas, markup, marks of direction and 500 letters as text", async () => {
    const baker = await test.member();
    const names = ["=1+1", "+SUM(A1)", "<b>&\"'", "\u200fא\u200e", "_x0041_", "x".repeat(120)];
    for (const clientName of names) {
      await order(baker, "2026-11-05", { clientName, agreedPrice: 0 });
    }
    const text = sheet(await parts(baker, `orders.xlsx?${november}`));
    expect(text).toContain('<t xml:space="preserve">=1+1</t>');
    expect(text).toContain("&lt;b&gt;&amp;&quot;'");
    expect(text).toContain("_x005F_x0041_");
    expect(text).not.toMatch(/<f>(?!SUBTOTAL)/);
  });

  it("is made of a business without rows, in every kind, format and language that there is", async () => {
    const baker = await test.member();
    const kinds = "orders payments expenses clients products profit-and-loss owed workbook";
    for (const kind of kinds.split(" ")) {
      expect(await parts(baker, `${kind}.xlsx?${november}&language=ja`)).toBeDefined();
    }
    expect((await download(baker, `products.csv?${november}`)).status).toBe(404);
  });
});

describe("a report as CSV, paper and archive", () => {
  it("writes one table with its currency", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-05", { clientName: "=A1", agreedPrice: 39.5 });
    const { bytes, headers } = await download(baker, `orders.csv?${november}&language=en`);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toContain("orders-2026-11-01-2026-11-30.csv");
    const lines = bytes.toString().split("\r\n");
    expect(lines[1]).toContain(",'=A1,");
    expect(lines[1]).toMatch(/39\.5,0,39\.5,ILS$/);
  });

  it("sets every kind as PDF", { timeout: 60_000 }, async () => {
    const baker = await test.member();
    await order(baker, "2026-11-05", { agreedPrice: 39.5 });
    for (const [kind, language] of [
      ["workbook", "he"],
      ["orders", "ar"],
      ["profit-and-loss", "ja"],
      ["owed", "hi"],
    ]) {
      const { status, bytes } = await download(
        baker,
        `${kind}.pdf?${november}&language=${language}`,
      );
      expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    }
  });

  it("takes the expenses' files beside their workbook", async () => {
    const baker = await test.member();
    await baker.post("/api/expenses", { date: "2026-11-03", amount: 10, category: "food" });
    const { bytes, headers } = await download(baker, `expenses.zip?${november}`);
    expect(headers["content-type"]).toBe("application/zip");
    const files = readZip(bytes);
    expect([...files.keys()]).toEqual(["expenses-2026-11-01-2026-11-30.xlsx"]);
  });
});

describe("a report's rows", () => {
  it("of clients come to the revenue of the orders, deleted ones and orders without one included", async () => {
    const baker = await test.member();
    const client = async (name: string): Promise<string> =>
      (await baker.post("/api/clients", { name })).body.id as string;
    const [ada, gone] = [await client("Ada"), await client("Gone")];
    await order(baker, "2026-11-05", { clientId: ada, clientName: "Ada", agreedPrice: 10 });
    await order(baker, "2026-11-06", { clientId: gone, clientName: "Gone", agreedPrice: 20 });
    await order(baker, "2026-11-07", { clientName: "Walk-in", agreedPrice: 30 });
    await client("Quiet");
    expect((await baker.delete(`/api/clients/${gone}`)).status).toBe(200);
    const { bytes } = await download(baker, `clients.csv?${november}&language=en`);
    const [, ...rows] = bytes.toString().trim().split("\r\n");
    expect(rows.map((row) => [row.split(",")[0], row.split(",").slice(-3, -1).join()])).toEqual([
      ["Ada", "1,10"],
      ["Quiet", "0,0"],
      ["Gone", "1,20"],
      ["No linked client", "1,30"],
    ]);
  });

  it("are those of one moment, whatever changes while it is written", async () => {
    const baker = await test.member();
    for (let n = 0; n < 40; n += 1) await order(baker, "2026-11-05", { agreedPrice: 10 });
    const changing = (async () => {
      for (let n = 0; n < 20; n += 1) await order(baker, "2026-11-05", { agreedPrice: 1 });
    })();
    const books = await Promise.all(
      Array.from({ length: 3 }, () => parts(baker, `orders.xlsx?${november}`)),
    );
    await changing;
    for (const book of books) {
      const said = /<f>SUBTOTAL\(9,K2:K(\d+)\)<\/f><v>(\d+)<\/v>/.exec(sheet(book));
      const rows = Number(said?.[1]) - 1;
      expect(Number(said?.[2])).toBe(400 + (rows - 40));
      expect(sheet(book).match(/<row /g)).toHaveLength(rows + 2);
    }
  });
});

describe("a report that cannot be had", () => {
  it("is refused where the plan was lost since the page was opened", async () => {
    const baker = await test.member();
    await test.asOwner(
      "update subscription set plan = 'basic' where business_id = (select business_id from account where email = $1)",
      [baker.email],
    );
    const { status, bytes } = await download(baker, `orders.xlsx?${november}`);
    expect([status, JSON.parse(bytes.toString()).error.code]).toEqual([403, "plan_too_low"]);
  });

  it("waits in line behind two others, says so, and ends when its reader leaves", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-05", { agreedPrice: 10 });
    const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const free = Promise.withResolvers<void>();
    const others = ["a", "b"].map((owner) =>
      test.deps.reports.hold("reports", owner, (inTurn) => inTurn(() => free.promise)),
    );
    const cookie = [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/reports/orders.xlsx?${november}`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    const state = async () => (await baker.get("/api/reports/downloads")).body.items[0]?.state;
    await expect.poll(state).toBe("waiting");
    leaving.abort();
    await expect(asked).rejects.toThrow("aborted");
    free.resolve();
    await Promise.all(others);
    await expect.poll(state).toBe("stopped");
  });

  /** Spends something, with a receipt whose file was lost. */
  async function spend(baker: Caller): Promise<void> {
    await baker.post("/api/expenses", { date: "2026-11-03", amount: 10, category: "food" });
    await test.asOwner(
      `with made as (insert into file (business_id, id, content_type, size_bytes, content_hash, created_at)
          select business_id, gen_random_uuid(), 'application/pdf', 1, '', now() from account where email = $1
          returning business_id, id)
        update expense e set file_id = made.id from made where e.business_id = made.business_id`,
      [baker.email],
    );
  }

  it("breaks off, so that half an archive passes for none, and the next one is made", async () => {
    const baker = await test.member();
    await spend(baker);
    // An archive goes to its reader as it is made and lies on no disk; what fails is the reading of its files.
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const reading = vi.spyOn(test.deps.files, "get").mockRejectedValue(full);
    await expect(download(baker, `expenses.zip?${november}`)).rejects.toThrow("response destroyed");
    const state = async () => (await baker.get("/api/reports/downloads")).body.items[0]?.state;
    await expect.poll(state).toBe("failed");
    reading.mockRestore();
    expect((await download(baker, `expenses.zip?${november}`)).status).toBe(200);
    await expect.poll(state).toBe("done");
  });

  it("names the files that are gone in the archive of the others", async () => {
    const baker = await test.member();
    await spend(baker);
    const files = readZip((await download(baker, `expenses.zip?${november}&language=en`)).bytes);
    expect(files.get("missing.txt")?.toString()).toMatch(
      /couldn’t be found[^]*2026-11-03-[0-9a-f]{8}\.pdf/,
    );
  });
});

describe("GET /api/reports/{kind}/preview", () => {
  it("shows the first five rows, how many there are and the sums", async () => {
    const baker = await test.member();
    for (let n = 1; n <= 7; n += 1) await order(baker, "2026-11-05", { agreedPrice: n });
    const { body } = await baker.get(`/api/reports/orders/preview?${november}&language=en`);
    expect(body.tables.map(({ title }) => title)).toEqual(["Orders", "Items of the orders"]);
    const [orders] = body.tables;
    expect([orders?.rows.length, orders?.rowsCount]).toEqual([5, 7]);
    expect(orders?.rows[0]?.[1]).toBe("Nov 5, 2026");
    expect(orders?.sums[0]?.[10]).toBe("₪28.00");
  });

  it("names two or three columns of each table that a phone has room for, elsewhere up to six", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-05", { agreedPrice: 20 });
    const { body } = await baker.get(`/api/reports/workbook/preview?${november}&language=en`);
    const shown = body.tables.map(({ title, columns }) => ({
      title,
      brief: columns.filter(({ isBrief }) => isBrief).map((column) => column.title),
      short: columns.filter(({ isShort }) => isShort).map((column) => column.title),
    }));
    expect(shown.find(({ title }) => title === "Orders")).toEqual({
      title: "Orders",
      brief: ["No.", "Client", "Total"],
      short: ["No.", "Date", "Client", "Status", "Total", "Balance due"],
    });
    for (const { title, brief, short } of shown) {
      expect([2, 3], title).toContain(brief.length);
      expect(short.length, title).toBeLessThanOrEqual(6);
      expect(short, title).toEqual(expect.arrayContaining(brief));
    }
  });
});

describe("the last downloads", () => {
  it("are ten, the last first, with what makes them again", async () => {
    const baker = await test.member();
    for (let n = 0; n < 12; n += 1) await download(baker, `payments.csv?${november}&language=fr`);
    await download(baker, `orders.xlsx?${november}&language=he&currency=USD`);
    const last = async () => (await baker.get("/api/reports/downloads")).body.items;
    await expect.poll(async () => (await last())[0]?.state).toBe("done");
    const items = await last();
    expect(items).toHaveLength(10);
    expect(items[0]).toMatchObject({
      kind: "orders",
      format: "xlsx",
      from: "2026-11-01",
      to: "2026-11-30",
      currency: "USD",
      language: "he",
      state: "done",
    });
    expect(items[0]?.sizeBytes).toBeGreaterThan(1000);
  });
});
