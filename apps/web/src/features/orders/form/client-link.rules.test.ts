import { describe, expect, it } from "vitest";
import { linkClient, unlinkClient } from "./client-link.rules.ts";
import type { FoundClient } from "./client-link.rules.ts";
import { emptyForm } from "./order-form.rules.ts";

const tamar: FoundClient = {
  id: "c1",
  name: "Tamar Azulay",
  phone: "052-555-0199",
  email: null,
  language: "he",
  allergens: ["tree_nuts"],
  allergyNote: "kiwi",
  notes: "",
  ordersCount: 7,
  lastOrderDate: null,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  deletedAt: null,
};
const form = emptyForm("2026-11-27", "ILS");

describe("linking a client", () => {
  it("brings her name, phone and allergies to the order", () => {
    expect(linkClient(form, tamar)).toMatchObject({
      clientId: "c1",
      clientName: "Tamar Azulay",
      phone: "052-555-0199",
      customerEmail: "",
      allergens: ["tree_nuts"],
      allergyNote: "kiwi",
    });
  });

  it("keeps the allergies that the order has already, each once", () => {
    const values = {
      ...form,
      allergens: ["milk" as const, "tree_nuts" as const],
      allergyNote: "kiwi",
    };
    expect(linkClient(values, tamar)).toMatchObject({
      allergens: ["milk", "tree_nuts"],
      allergyNote: "kiwi",
    });
  });

  it("takes what the link brought away with it, and nothing that was typed", () => {
    const values = { ...form, allergens: ["milk" as const] };
    const linked = { ...values, ...linkClient(values, tamar), clientName: "Noa" };
    expect(unlinkClient({ ...linked, phone: "03-555-0100" }, tamar)).toEqual({
      clientId: null,
      clientName: "Noa",
      phone: "03-555-0100",
      customerEmail: "",
      allergens: ["milk"],
      allergyNote: "",
    });
  });

  it("keeps everything of a link that it does not know", () => {
    const linked = { ...form, ...linkClient(form, tamar), clientName: "Noa" };
    expect(unlinkClient(linked, null)).toMatchObject({
      clientId: null,
      phone: "052-555-0199",
      allergens: ["tree_nuts"],
    });
  });
});
