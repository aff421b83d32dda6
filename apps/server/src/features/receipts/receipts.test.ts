import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../../platform/errors/app-error.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { uploadReceiptAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { writePdf } from "../../providers/receipt-reader/synthetic/write-pdf.ts";
import { readWaitingReceipts } from "./reading.actions.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  baker = await test.member();
});
afterAll(() => test.close());

// The reading process stands back behind everything else on the machine.
vi.setConfig({ testTimeout: 90_000 });

let slips = 0;
/** A receipt as a PDF that holds its text; each is another file. */
function writeSlip({ shop = "Blue Door Supplies Ltd", total = "EUR 55.50" } = {}): Buffer {
  slips += 1;
  return writePdf([
    [shop, `Invoice No: A-${20_000 + slips}`, "Date: 05/10/2026", "Flour 30.00", `TOTAL ${total}`],
  ]);
}

async function scan(
  bytes = writeSlip(),
  caller = baker,
): Promise<AnswerTo<"GET", "/api/receipts/{id}">["body"]> {
  const { status, body } = await uploadReceiptAs(caller, bytes);
  expect(status).toBe(201);
  await readWaitingReceipts(test.deps);
  return (await caller.get(`/api/receipts/${body.id}`)).body;
}

const use = (
  id: string,
  more: object = {},
  caller = baker,
): Promise<AnswerTo<"POST", "/api/receipts/{id}/expense">> =>
  caller.post(`/api/receipts/${id}/expense`, {
    date: "2026-10-05",
    category: "food",
    amount: 55.5,
    currency: "EUR",
    businessName: "Blue Door Supplies Ltd",
    ...more,
  });

/** Makes the amount of a reading uncertain, as a faint print does. */
async function doubtAmount(id: string): Promise<void> {
  await test.asOwner(
    `update receipt set reading = jsonb_set(reading, '{amount,confidence}', '0.41') where id = $1`,
    [id],
  );
}

describe("a receipt whose file or outcome cannot be had", () => {
  const never = (): Promise<never> => Promise.reject(new AppError("unavailable"));

  it("waits while the place for files is away, without using up its attempts, and is read then", async () => {
    const { body } = await uploadReceiptAs(baker, writeSlip());
    const { files } = test.deps;
    test.deps.files = { ...files, get: never };
    for (let times = 0; times < 5; times += 1) {
      await expect(readWaitingReceipts(test.deps)).rejects.toMatchObject({ code: "unavailable" });
      expect((await baker.get(`/api/receipts/${body.id}`)).body.state).toBe("waiting");
    }
    test.deps.files = files;
    await readWaitingReceipts(test.deps);
    expect((await baker.get(`/api/receipts/${body.id}`)).body.state).toBe("review");
  });

  it("does not delay others, and is given up after three attempts", async () => {
    const poison = (await uploadReceiptAs(baker, writeSlip({ shop: "Poison" }))).body;
    const other = (await uploadReceiptAs(await test.member(), writeSlip())).body;
    await test.asOwner(
      `create function refuse_poison() returns trigger language plpgsql as $$ begin
         if new.id = '${poison.id}' and new.state = 'review' then raise 'poison'; end if; return new; end $$`,
    );
    await test.asOwner(
      "create trigger poison before update on receipt for each row execute function refuse_poison()",
    );
    const stateOf = async (id: string) =>
      (await test.asOwner<{ state: string }>("select state from receipt where id = $1", [id]))[0]
        ?.state;
    const { now } = test.clock;
    await readWaitingReceipts(test.deps);
    expect([await stateOf(poison.id), await stateOf(other.id)]).toEqual(["reading", "review"]);
    for (let times = 0; times < 3; times += 1) {
      test.clock.forward(11 * 60_000);
      await readWaitingReceipts(test.deps);
    }
    test.clock.now = now;
    expect(await stateOf(poison.id)).toBe("failed");
    await test.asOwner("drop trigger poison on receipt");
    await test.asOwner("drop function refuse_poison");
  });
});

describe("scanning a receipt", () => {
  it("goes from waiting to review, with what was read and how sure it is", async () => {
    const answer = await uploadReceiptAs(baker, writeSlip());
    expect(answer.body).toMatchObject({
      state: "waiting",
      problem: null,
      reading: null,
      file: { contentType: "application/pdf" },
    });
    const { headers } = await baker.get(answer.body.file.url);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none';.*frame-ancestors 'self'$/,
    );
    await readWaitingReceipts(test.deps);
    const { body } = await baker.get(`/api/receipts/${answer.body.id}`);
    expect(body).toMatchObject({
      state: "review",
      twins: [],
      reading: {
        businessName: { value: "Blue Door Supplies Ltd" },
        date: { value: "2026-10-05" },
        amount: { value: 55.5 },
        currency: { value: "EUR" },
        receiptNumber: { value: `A-${20_000 + slips}` },
        category: null,
      },
    });
    expect(body.reading?.amount?.confidence).toBeGreaterThan(0.6);
    expect((await baker.get("/api/receipts")).body.items).toHaveLength(1);
  });

  it("takes the business's currency, marked, where the slip names none, and the supplier's last category", async () => {
    await baker.post("/api/expenses", {
      date: "2026-09-01",
      category: "supplies",
      amount: 9,
      businessName: "blue door supplies ltd",
    });
    const { reading } = await scan(writeSlip({ total: "55.50" }));
    expect(reading?.currency).toEqual({ value: "ILS", confidence: 0.6 });
    expect(reading?.category).toEqual({ value: "supplies", confidence: 0.9 });
  });

  it("reads totals that are negative or zero", async () => {
    for (const [total, value] of [
      ["EUR -55.50", -55.5],
      ["EUR 0.00", 0],
    ] as const) {
      const { state, reading } = await scan(writeSlip({ total }));
      expect([state, reading?.amount?.value]).toEqual(["review", value]);
    }
  });

  it("keeps the original, without its location, also where reading failed, and counts it", async () => {
    const photo = await sharp({
      create: { width: 300, height: 400, channels: 3, background: "#fff" },
    })
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "32/1 5/1 0/1" } })
      .jpeg()
      .toBuffer();
    const body = await scan(photo);
    expect(body).toMatchObject({ state: "failed", problem: "no_receipt", reading: null });
    const kept = await baker.send({ method: "GET", url: body.file.url });
    expect(kept.status).toBe(200);
    expect(kept.headers["content-type"]).toBe("image/jpeg");
    const [row] = await test.asOwner<{ stored: number }>(
      "select stored_bytes::int as stored from business_counter where business_id = $1",
      [await businessOf(baker)],
    );
    expect(row?.stored).toBe(body.file.sizeBytes);
  });

  it("says what is wrong with a file: at once what is none, after looking what cannot be read", async () => {
    const cutShort = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);
    const zip = Buffer.from("PK\u0003\u0004 a zip");
    for (const bytes of [Buffer.alloc(0), zip, Buffer.from("MZ"), cutShort]) {
      const answer = await uploadReceiptAs(baker, bytes);
      expect([answer.status, answer.body.error.code]).toEqual([400, "document_unreadable"]);
    }
    const bomb = sharp({ create: { width: 9000, height: 5000, channels: 3, background: "#fff" } });
    const tooLarge = await uploadReceiptAs(baker, await bomb.jpeg().toBuffer());
    expect(tooLarge.body.error.code).toBe("picture_too_large");
    expect((await scan(writePdf([["x"]], true))).problem).toBe("encrypted");
    expect((await scan(Buffer.from("%PDF-1.7 nothing"))).problem).toBe("damaged");
  });

  it("reads again when asked, and a file whose reading ends the process not for ever", async () => {
    const failed = await scan(Buffer.from("%PDF-1.7 nothing"));
    const again = await baker.post(`/api/receipts/${failed.id}/retry`);
    expect(again.body).toMatchObject({ state: "waiting", problem: null });
    await test.asOwner(
      "update receipt set state = 'reading', attempts = 3, claimed_at = $2 where id = $1",
      [failed.id, new Date(test.clock.now.getTime() - 11 * 60_000)],
    );
    await readWaitingReceipts(test.deps);
    const { body } = await baker.get(`/api/receipts/${failed.id}`);
    expect([body.state, body.problem]).toEqual(["failed", "broke_down"]);
  });

  it("lets businesses take turns", async () => {
    const other = await test.member();
    for (let at = 0; at < 3; at += 1) await uploadReceiptAs(baker, writeSlip());
    const late = await uploadReceiptAs(other, writeSlip());
    const claim = () =>
      test.asOwner<{ id: string }>("select id from app.claim_receipt($1)", [test.clock.now]);
    await claim();
    expect(await claim()).toEqual([{ id: late.body.id }]);
    await test.asOwner("delete from receipt");
  });

  it("leaves alone what was discarded while it was read", async () => {
    const { body } = await uploadReceiptAs(baker, writeSlip());
    await test.asOwner("select app.claim_receipt($1)", [test.clock.now]);
    await baker.delete(`/api/receipts/${body.id}`);
    await readWaitingReceipts(test.deps);
    expect((await baker.get(`/api/receipts/${body.id}`)).status).toBe(404);
    const back = await baker.post(`/api/receipts/${body.id}/restore`);
    expect(back.body.state).toBe("waiting");
    await readWaitingReceipts(test.deps);
    expect((await baker.get(`/api/receipts/${body.id}`)).body.state).toBe("review");
  });
});

describe("a discarded receipt", () => {
  it("stands in Recently deleted with its file for 30 days, the last first, and comes back from there", async () => {
    const discard = async (daysAgo: number) => {
      const { body } = await uploadReceiptAs(baker, writeSlip());
      expect((await baker.delete(`/api/receipts/${body.id}`)).status).toBe(200);
      await test.asOwner("update receipt set deleted_at = $2 where id = $1", [
        body.id,
        new Date(test.clock.now.getTime() - daysAgo * 86_400_000),
      ]);
      return body;
    };
    const deleted = async (more = ""): Promise<AnswerTo<"GET", "/api/receipts">["body"]> =>
      (await baker.get(`/api/receipts?deleted=true${more}`)).body;
    const idsOf = (page: AnswerTo<"GET", "/api/receipts">["body"]): string[] =>
      page.items.map((item) => item.id);
    const early = await discard(29);
    const gone = await discard(30);
    const late = await discard(1);
    await uploadReceiptAs(baker, writeSlip());
    expect(idsOf(await deleted())).toEqual([late.id, early.id]);
    const page = await deleted("&limit=1");
    expect(idsOf(page)).toEqual([late.id]);
    expect(page.items[0]?.deletedAt).toBe("2026-11-25T12:00:00.000Z");
    expect(idsOf(await deleted(`&limit=1&cursor=${page.nextCursor}`))).toEqual([early.id]);
    expect((await baker.get(late.file.url)).status).toBe(200);

    const back = await baker.post(`/api/receipts/${late.id}/restore`);
    expect(back.body).toMatchObject({ state: "waiting", deletedAt: null });
    expect(idsOf(await deleted())).toEqual([early.id]);
    expect((await baker.post(`/api/receipts/${gone.id}/restore`)).status).toBe(404);
    await test.asOwner("delete from receipt");
  });
});

describe("using a receipt", () => {
  it("makes an expense with the file and the confidences, once", async () => {
    const receipt = await scan();
    const { status, body } = await use(receipt.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      date: "2026-10-05",
      amount: 55.5,
      currency: "EUR",
      file: { id: receipt.file.id },
      confidence: { amount: receipt.reading?.amount?.confidence },
    });
    const used = await baker.get(`/api/receipts/${receipt.id}`);
    expect(used.body).toMatchObject({ state: "used", expenseId: body.id, twins: [] });
    expect((await use(receipt.id)).body.error.code).toBe("receipt_used");
    expect((await baker.get("/api/receipts")).body.items).toEqual([]);
    expect((await baker.get("/api/receipts?used=true")).body.items).toHaveLength(1);
  });

  it("asks that low fields are confirmed or changed (rulings §6)", async () => {
    const receipt = await scan();
    await doubtAmount(receipt.id);
    const refused = await use(receipt.id);
    expect(refused.body.error).toMatchObject({
      code: "receipt_uncertain",
      facts: { fields: [{ path: "amount" }] },
    });
    expect((await use(receipt.id, { confirmed: ["amount"] })).status).toBe(201);
    const other = await scan(writeSlip({ total: "EUR 56.50" }));
    await doubtAmount(other.id);
    expect((await use(other.id, { amount: 57 })).status).toBe(201);
  });

  it("asks whether the same file, or the same shop, day and sum, is a duplicate", async () => {
    const bytes = writeSlip();
    const first = await scan(bytes);
    const expense = await use(first.id);
    const sameFile = await scan(bytes);
    expect(sameFile.twins).toMatchObject([{ kind: "file", expenseId: expense.body.id }]);
    const sameDetails = await scan(writeSlip());
    expect(sameDetails.twins).toMatchObject([
      { kind: "details", expenseId: expense.body.id, amount: 55.5, date: "2026-10-05" },
    ]);
    expect((await use(sameDetails.id)).body.error.code).toBe("receipt_duplicate");
    expect((await use(sameDetails.id, { allowsDuplicate: true })).status).toBe(201);
    const otherDay = await scan(writeSlip());
    expect((await use(otherDay.id, { date: "2026-10-06" })).status).toBe(201);
  });

  it("lets details be typed in where reading failed, and not before it was tried", async () => {
    const failed = await scan(Buffer.from(`%PDF-1.7 nothing at all ${Math.random()}`));
    expect((await use(failed.id)).status).toBe(201);
    const { body } = await uploadReceiptAs(baker, writeSlip());
    expect((await use(body.id)).body.error.code).toBe("receipt_not_read");
    await readWaitingReceipts(test.deps);
  });

  it("needs the plan's feature; who lost it still sees and discards", async () => {
    const receipt = await scan();
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", [
      await businessOf(baker),
    ]);
    const refused = await uploadReceiptAs(baker, writeSlip());
    expect(refused.body.error).toMatchObject({ code: "plan_too_low" });
    expect((await use(receipt.id)).body.error.code).toBe("plan_too_low");
    expect((await baker.get(`/api/receipts/${receipt.id}`)).status).toBe(200);
    expect((await baker.delete(`/api/receipts/${receipt.id}`)).status).toBe(200);
  });
});
