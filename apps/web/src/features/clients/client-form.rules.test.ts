import { describe, expect, it } from "vitest";
import { ClientFormSchema, clientFormValues } from "./client-form.rules.ts";

describe("the form of a client", () => {
  it("needs only a name", () => {
    const values = clientFormValues(null, "Noa Levi");
    expect(ClientFormSchema.parse(values)).toEqual({
      name: "Noa Levi",
      phone: null,
      email: null,
      language: null,
      allergens: [],
      allergyNote: "",
      notes: "",
    });
  });

  it("complains about an empty name and a phone that is none, each at its field", () => {
    const values = { ...clientFormValues(null), phone: "call me" };
    const { error } = ClientFormSchema.safeParse(values);
    expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["name", "required"],
      ["phone", "bad_phone"],
    ]);
  });

  it("keeps letters of every direction and shape in the name", () => {
    const name = "שירה أميرة 🍰 e\u0301";
    expect(ClientFormSchema.parse(clientFormValues(null, name)).name).toBe(name);
  });
});
