import { expect, it } from "vitest";
import { patchFields } from "./fields.ts";

it("a change replaces what it sends, also by null, and leaves the rest", () => {
  const fields = { name: "Dana", phone: "050" as string | null, allergens: ["milk"] };
  expect(patchFields(fields, { phone: null, allergens: undefined })).toEqual({
    name: "Dana",
    phone: null,
    allergens: ["milk"],
  });
});
