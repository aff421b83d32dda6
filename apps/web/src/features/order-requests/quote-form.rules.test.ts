import { describe, expect, it } from "vitest";
import { endOfDay, quoteValues } from "./quote-form.rules.ts";
import type { RequestRow } from "./requests.types.ts";

const asked = (deliveryDate: string) =>
  ({ deliveryDate, total: 96, isFromTotal: false, quote: null }) as RequestRow;

describe("an offer", () => {
  it("holds three days, but not past the wanted day", () => {
    expect(quoteValues(asked("2026-12-20"), "2026-11-21").lastDay).toBe("2026-11-24");
    expect(quoteValues(asked("2026-11-22"), "2026-11-21").lastDay).toBe("2026-11-22");
  });

  it("ends with the day where the business is, also when the clocks change", () => {
    expect(endOfDay("2026-11-24", "Asia/Jerusalem")).toBe("2026-11-24T21:59:59.000Z");
    expect(endOfDay("2026-07-24", "Asia/Jerusalem")).toBe("2026-07-24T20:59:59.000Z");
  });
});
