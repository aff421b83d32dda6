import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const draft = { clientName: "Dana", deliveryDate: "2026-12-01" };

async function clientsOf(
  baker: Caller,
): Promise<{ id: string; name: string; phone: string | null }[]> {
  return (await baker.get("/api/clients")).body.items;
}

it("links the client that was chosen, with the name as typed and her phone where none was given", async () => {
  const baker = await test.member();
  const client = (
    await baker.post("/api/clients", {
      name: "Dana Cohen",
      phone: "054-1234567",
      email: "d@example.test",
      language: "he",
    })
  ).body;
  const { body } = await baker.post("/api/orders", { ...draft, clientId: client.id });
  expect(body).toMatchObject({
    clientId: client.id,
    clientName: "Dana",
    phone: "054-1234567",
    customerEmail: "d@example.test",
    clientLanguage: "he",
  });
  const other = await baker.post("/api/orders", {
    ...draft,
    clientId: client.id,
    phone: "03 7654321",
    customerEmail: null,
  });
  expect(other.body).toMatchObject({ phone: "03 7654321", customerEmail: null });
});

it("never links by name alone", async () => {
  const baker = await test.member();
  await baker.post("/api/clients", { name: "Dana" });
  expect((await baker.post("/api/orders", draft)).body.clientId).toBeNull();
  expect(
    (await baker.post("/api/orders", { ...draft, saveClient: true })).body.clientId,
  ).toBeNull();
});

it("makes a client of a new name on saving, with phone and email", async () => {
  const baker = await test.member();
  const { body } = await baker.post("/api/orders", {
    ...draft,
    phone: "054-1234567",
    saveClient: true,
  });
  const clients = await clientsOf(baker);
  expect(clients).toMatchObject([{ id: body.clientId, name: "Dana", phone: "054-1234567" }]);
  expect((await baker.post("/api/orders", draft)).body.clientId).toBeNull();
  expect(await clientsOf(baker)).toHaveLength(1);
});

it("keeps the order unlinked where the plan's client limit is reached", async () => {
  const baker = await test.member({ plan: "basic" });
  for (let n = 0; n < 25; n += 1) await baker.post("/api/clients", { name: `Client ${n}` });
  const typed = { ...draft, phone: "054-1234567", customerEmail: "d@example.test" };
  const { status, body } = await baker.post("/api/orders", { ...typed, saveClient: true });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...typed, clientId: null });
  expect((await baker.get("/api/usage")).body.clients.used).toBe(25);
});

it("keeps the link of an edited order though the client was deleted, and refuses a new link to her", async () => {
  const baker = await test.member();
  const client = (await baker.post("/api/clients", { name: "Dana" })).body;
  const { body } = await baker.post("/api/orders", { ...draft, clientId: client.id });
  await baker.delete(`/api/clients/${client.id}`);
  const edited = await baker.patch(`/api/orders/${body.id}`, { clientId: client.id, notes: "x" });
  expect(edited.body.clientId).toBe(client.id);
  expect((await baker.post("/api/orders", { ...draft, clientId: client.id })).status).toBe(404);
  expect(
    (await baker.patch(`/api/orders/${body.id}`, { clientId: null })).body.clientId,
  ).toBeNull();
});
