import { describe, expect, it } from "vitest";
import { currencyOf, proposePlace } from "./propose-place.ts";

describe("where a business probably is (rulings §1)", () => {
  it("goes by the device's clock before its language", () => {
    expect(proposePlace("en", ["en-US"], "Asia/Jerusalem")).toEqual({
      timeZone: "Asia/Jerusalem",
      country: "IL",
      currency: "ILS",
    });
  });

  it("takes the language's region where the clock is shared", () => {
    expect(proposePlace("de", ["de-AT"], "Europe/Vienna").country).toBe("AT");
    expect(proposePlace("fr", ["fr-FR"], "Europe/Paris").currency).toBe("EUR");
  });

  it("falls back to the language where the clock tells nothing", () => {
    expect(proposePlace("he", ["he"], "UTC").country).toBe("IL");
    expect(proposePlace("ja", [], "UTC").country).toBe("JP");
  });

  it("takes no offset for a time zone, which the server would refuse", () => {
    expect(proposePlace("de", ["de-AT"], "+01:00")).toMatchObject({
      timeZone: "UTC",
      country: "AT",
    });
  });

  it("counts in shekels, euros or dollars", () => {
    expect(["IL", "DE", "JP"].map(currencyOf)).toEqual(["ILS", "EUR", "USD"]);
  });
});
