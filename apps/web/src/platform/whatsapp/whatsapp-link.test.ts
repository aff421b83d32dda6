import { describe, expect, it } from "vitest";
import { whatsappAddress } from "./whatsapp-address.ts";
import { whatsappLink } from "./whatsapp-link.ts";

describe("a WhatsApp link", () => {
  it("adds the country's code to a local number", () => {
    expect(whatsappLink("052-555-0147", "IL")).toBe("https://wa.me/972525550147");
  });

  it("keeps a number that has its code, from whatever country", () => {
    expect(whatsappLink("+49 (151) 234-56789", "IL")).toBe("https://wa.me/4915123456789");
  });

  it("carries a text, whatever stands in it", () => {
    expect(whatsappLink("0525550147", "IL", "שלום & #1?\n2")).toBe(
      "https://wa.me/972525550147?text=%D7%A9%D7%9C%D7%95%D7%9D%20%26%20%231%3F%0A2",
    );
  });

  it("lets a contact be chosen when there is no number", () => {
    expect(whatsappAddress("", "6 × Challah")).toBe("https://wa.me/?text=6%20%C3%97%20Challah");
  });

  it("is none for what cannot be a phone number", () => {
    expect(whatsappLink("12345", "IL")).toBeNull();
  });
});
