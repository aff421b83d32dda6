import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu, requestFor, sendRequest } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { writeMultipart } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menu = await openMenu(baker, { whatsappPhone: "04-555-0142" });
});

function problemOf({ body }: Answer): string {
  const [field] = body.error?.facts.fields ?? [];
  return field ? `${field.path}: ${field.problem}` : String(body.error?.code);
}

async function listAll(): Promise<Record<string, unknown>[]> {
  return (await baker.get("/api/order-requests?tab=all")).body.items;
}

async function upload(
  bytes: Uint8Array,
  slug = menu.slug,
): Promise<AnswerTo<"POST", "/api/public/menus/{id}/pictures">> {
  const { payload, contentType } = writeMultipart([{ field: "file", fileName: "p.png", bytes }]);
  return await test.stranger().send({
    method: "POST",
    url: `/api/public/menus/${slug}/pictures`,
    payload,
    headers: { "content-type": contentType },
    remoteAddress: `10.6.0.${Math.floor(Math.random() * 250)}`,
  });
}

const paint = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c86" } })
    .png()
    .toBuffer();

describe("asking for an order", () => {
  it("answers number, status page and a WhatsApp text, and reaches the owner with the catalog's prices", async () => {
    const asked = await askOn(test, menu, {
      note: "Please write Mazal tov",
      email: "dana@example.test",
      allergens: ["eggs"],
    });
    expect(asked.status).toBe(201);
    const { number, token, statusUrl, whatsappUrl } = asked.body;
    expect([number, statusUrl]).toEqual([1, `http://localhost:3000/order/${token}`]);
    expect(whatsappUrl).toMatch(/^https:\/\/wa\.me\/97245550142\?text=/);
    expect(decodeURIComponent(whatsappUrl ?? "")).toContain("2 × Honey cake");
    expect(await listAll()).toMatchObject([
      {
        number: 1,
        status: "new",
        name: "Dana Peretz",
        email: "dana@example.test",
        note: "Please write Mazal tov",
        allergens: ["eggs"],
        deliveryDate: "2026-12-01",
        deliveryTime: "11:00",
        currency: "ILS",
        total: 20,
        items: [{ name: "Honey cake", quantity: 2, unit_price: 10, lineTotal: 20 }],
      },
    ]);
    const mails = await readOutbox(test.deps.database.lookUp, 20);
    const mail = mails.find((one) => one.recipient === "dana@example.test");
    expect(mail?.subject).toContain("#1");
    expect(mail?.text).toContain(statusUrl);
  });

  it("tells the owner's devices, and nobody else's, that something came", async () => {
    const heard: string[] = [];
    const other = await test.member();
    const [own, others] = [await businessOf(baker), await businessOf(other)];
    const leave = [own, others].map((id) =>
      test.deps.live.add({
        businessId: id,
        sessionId: "",
        send: (event, data) => heard.push(`${id} ${event} ${JSON.stringify(data)}`),
      }),
    );
    await askOn(test, menu);
    // The menu that was opened before each test may be told of as late as this, also in one notice with the request.
    await expect
      .poll(() => heard.at(-1))
      .toMatch(new RegExp(`^${own} change \\{"topics":\\[("catalog",)?"requests"`));
    expect(heard.filter((one) => !one.startsWith(`${own} change `))).toEqual([]);
    for (const one of leave) one();
  });

  it("keeps the owner's words for the owner and shows the customer those of her menu", async () => {
    await baker.patch(`/api/catalog-items/${menu.itemId}`, {
      translations: { he: { name: "עוגת דבש", unitNote: "ל־8" } },
    });
    const asked = await askOn(test, menu, { language: "he" });
    expect(await listAll()).toMatchObject([{ items: [{ name: "Honey cake", unitNote: "" }] }]);
    const status = await test.stranger().get(`/api/public/order-requests/${asked.body.token}`);
    expect(status.body.items).toMatchObject([{ name: "עוגת דבש", unitNote: "ל־8", quantity: 2 }]);
  });

  it("of the same key is answered again and stored once, also when several come at once", async () => {
    const body = requestFor(menu);
    const answers = await Promise.all([1, 2, 3].map(() => askOn(test, menu, body, "same-key")));
    const later = await askOn(test, menu, body, "same-key");
    expect([...answers, later].map((one) => one.status)).toEqual([201, 201, 201, 201]);
    expect(new Set([...answers, later].map((one) => one.body.token)).size).toBe(1);
    expect(await listAll()).toHaveLength(1);
    const other = await askOn(test, menu, { ...body, note: "changed" }, "same-key");
    expect([other.status, other.body.error.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("of a key that was answered is answered again though the menu has changed since", async () => {
    const body = requestFor(menu);
    const first = await askOn(test, menu, body, "kept");
    await baker.patch(`/api/catalog-items/${menu.itemId}`, { isActive: false });
    const again = await sendRequest(test, menu, body, "kept");
    expect([again.status, again.body.token]).toEqual([201, first.body.token]);
  });

  it("does not believe the browser's prices, names or state", async () => {
    const wrongSum = await askOn(test, menu, { expectedTotal: 1 });
    expect([wrongSum.status, wrongSum.body.error]).toMatchObject([
      409,
      { code: "price_changed", facts: { total: 20 } },
    ]);
    for (const strange of [
      { items: [{ id: menu.itemId, quantity: 2, unit_price: 0.01 }] },
      { total: 1 },
      { status: "accepted" },
    ]) {
      expect((await askOn(test, menu, strange)).body.error.code).toBe("invalid_input");
    }
    expect(await listAll()).toEqual([]);
  });

  it("refuses items that are hidden, deleted or another's", async () => {
    const other = await openMenu(await test.member());
    const hidden = (
      await baker.post("/api/catalog-items", { name: "H", price: 1, isActive: false })
    ).body.id;
    const gone = (await baker.post("/api/catalog-items", { name: "D", price: 1 })).body.id;
    await baker.delete(`/api/catalog-items/${gone}`);
    for (const id of [hidden, gone, other.itemId]) {
      const answer = await askOn(test, menu, { items: [{ id, quantity: 1 }], expectedTotal: 1 });
      expect([answer.status, answer.body.error]).toMatchObject([
        409,
        { code: "item_not_available", facts: { items: [id] } },
      ]);
    }
  });

  it.each([
    [{ items: [] }, "items: required"],
    [{ deliveryDate: "2026-11-25" }, "deliveryDate: not_possible"],
    [{ deliveryDate: "2026-11-27" }, "deliveryDate: not_possible"],
    [{ deliveryDate: "2026-11-28" }, "deliveryDate: not_possible"],
    [{ deliveryDate: "2027-11-28" }, "deliveryDate: not_possible"],
    [{ deliveryDate: "soon" }, "deliveryDate: bad_date"],
    [{ deliveryTime: "03:00" }, "deliveryTime: not_possible"],
    [{ deliveryTime: "11:07" }, "deliveryTime: not_possible"],
    [{ fulfilment: "delivery" }, "address: required"],
    [{ phone: "000" }, "phone: bad_phone"],
    [{ phone: "99999" }, "phone: bad_phone"],
    [{ name: " " }, "name: required"],
    [{ name: "x".repeat(121) }, "name: too_long"],
    [{ name: "a\u0000b" }, "name: invalid"],
    [{ note: "x".repeat(2001) }, "note: too_long"],
    [{ email: "nobody" }, "email: bad_email"],
    [{ hasConsented: false }, "hasConsented: required"],
    [{ pictureIds: ["01890000-0000-7000-8000-000000000000"] }, "pictureIds: invalid"],
  ])("with %j is refused: %s", async (changes, problem) => {
    expect(problemOf(await askOn(test, menu, changes))).toBe(problem);
    expect(await listAll()).toEqual([]);
  });

  it.each([
    [1_000_000, "items.0.quantity: too_big"],
    [0, "items.0.quantity: too_small"],
    [-3, "items.0.quantity: too_small"],
    [1.5, "items.0.quantity: bad_step"],
    [0.00001, "items.0.quantity: too_precise"],
  ])("for %d of an item is refused: %s", async (quantity, problem) => {
    const answer = await askOn(test, menu, { items: [{ id: menu.itemId, quantity }] });
    expect([answer.status, problemOf(answer)]).toEqual([400, problem]);
  });

  it("refuses an item given twice", async () => {
    const item = { id: menu.itemId, quantity: 1 };
    expect(problemOf(await askOn(test, menu, { items: [item, item] }))).toBe("items.1.id: invalid");
  });

  it("keeps script in names and notes as text", async () => {
    const script = "<script>alert(1)</script>";
    const asked = await askOn(test, menu, { name: script, note: script, email: "s@example.test" });
    const status = await test.stranger().get(`/api/public/order-requests/${asked.body.token}`);
    expect([status.body.name, status.body.note]).toEqual([script, script]);
    const mails = await readOutbox(test.deps.database.lookUp, 20);
    expect(mails.find((one) => one.recipient === "s@example.test")?.html).not.toContain("<script>");
  });

  it("needs a solved captcha, and a used one does not count again", async () => {
    const none = await sendRequest(test, menu, requestFor(menu));
    expect(none.body.error.code).toBe("captcha_required");
    const wrong = await sendRequest(test, menu, { ...requestFor(menu), captchaToken: "x" });
    expect(wrong.body.error.code).toBe("captcha_failed");
  });

  it("is limited for a phone and for a network address", async () => {
    const codes: number[] = [];
    for (let n = 0; n < 7; n += 1)
      codes.push((await askOn(test, menu, { phone: "054-7654321" })).status);
    expect(codes).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      const answer = await test.stranger().send({
        method: "POST",
        url: `/api/public/menus/${menu.slug}/order-requests`,
        payload: requestFor(menu),
        remoteAddress: "10.5.5.5",
      });
      statuses.push(answer.status);
    }
    expect([statuses[19], statuses[20]]).toEqual([400, 429]);
  });

  it("is closed where the plan or the owner does not take orders, and on the plain list", async () => {
    const { list } = (await baker.put("/api/menu-settings/addresses/list", { isOpen: true })).body
      .addresses;
    const onList = await askOn(test, { ...menu, slug: list.url.split("/").at(-1) ?? "" });
    expect(onList.body.error.code).toBe("ordering_closed");
    await baker.patch("/api/menu-settings", { isOrderingOn: false });
    expect((await askOn(test, menu)).body.error.code).toBe("ordering_closed");
    expect((await upload(await paint())).body.error.code).toBe("ordering_closed");
    const nowhere = await askOn(test, { ...menu, slug: "nobody-has-this" });
    expect([nowhere.status, nowhere.body.error.code]).toEqual([404, "not_found"]);
  });
});

describe("reference pictures", () => {
  it("come with the request, seen by its customer and its owner and nobody else", async () => {
    const picture = await upload(await paint());
    expect([picture.status, picture.body.width]).toEqual([200, 60]);
    const { id } = picture.body;
    const asked = await askOn(test, menu, { pictureIds: [id] });
    const { token } = asked.body;
    expect(
      (await test.stranger().get(`/api/public/order-requests/${token}/pictures/${id}/thumb`))
        .status,
    ).toBe(200);
    expect((await baker.get(`/api/files/${id}/large`)).status).toBe(200);
    const other = await askOn(test, menu);
    expect(
      (
        await test
          .stranger()
          .get(`/api/public/order-requests/${other.body.token}/pictures/${id}/thumb`)
      ).status,
    ).toBe(404);
    expect(
      (await test.stranger().get(`/api/public/menus/${menu.slug}/pictures/${id}/thumb`)).status,
    ).toBe(404);
    expect(problemOf(await askOn(test, menu, { pictureIds: [id] }))).toBe("pictureIds: invalid");
  });

  it("are told by content, at most three, and only own uploads", async () => {
    expect((await upload(Buffer.from("<svg onload=alert(1)>"))).body.error.code).toBe(
      "picture_unreadable",
    );
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await upload(await paint())).body.id);
    expect(problemOf(await askOn(test, menu, { pictureIds: ids }))).toBe("pictureIds: too_many");
    const other = await openMenu(await test.member());
    expect(problemOf(await askOn(test, other, { pictureIds: ids.slice(0, 1) }))).toBe(
      "pictureIds: invalid",
    );
    expect((await askOn(test, menu, { pictureIds: ids.slice(0, 3) })).status).toBe(201);
  });

  it("cost the business room, and are refused when there is none", async () => {
    const stored = () =>
      test.asOwner<{ stored_bytes: string }>(
        "select stored_bytes from business_counter order by stored_bytes desc limit 1",
      );
    await upload(await paint());
    expect(Number((await stored())[0]?.stored_bytes)).toBeGreaterThan(0);
    await test.asOwner(
      "update business_counter set stored_bytes = 100::bigint * 1024 * 1024 * 1024",
    );
    expect((await upload(await paint())).body.error.code).toBe("unavailable");
    await test.asOwner("update business_counter set stored_bytes = 0");
  });
});

describe("the possible days", () => {
  it("follow lead time, hours, closed days and places", async () => {
    await baker.patch("/api/menu-settings", {
      maxOrdersADay: 1,
      closedDays: [{ from: "2026-11-30", to: "2026-11-30" }],
    });
    await baker.post("/api/orders", { clientName: "Noa", deliveryDate: "2026-12-01" });
    const { body } = await test.stranger().get(`/api/public/menus/${menu.slug}/days?days=7`);
    expect(body.today).toBe("2026-11-26");
    expect(
      body.days.map((day: { date: string; state: string }) => [day.date.slice(-2), day.state]),
    ).toEqual([
      ["26", "too_early"],
      ["27", "too_early"],
      ["28", "closed"],
      ["29", "open"],
      ["30", "closed"],
      ["01", "full"],
      ["02", "open"],
    ]);
    expect(body.days[3]).toMatchObject({ placesLeft: 1 });
    expect(body.days[3]?.times.slice(0, 2)).toEqual(["09:00", "10:00"]);
    expect((await askOn(test, menu)).body.error.code).toBe("day_full");
  });

  it("are the business's own where it is another day", async () => {
    const far = await test.member({ timeZone: "Pacific/Auckland" });
    const there = await openMenu(far);
    expect((await test.stranger().get(`/api/public/menus/${there.slug}/days`)).body.today).toBe(
      "2026-11-27",
    );
  });
});
