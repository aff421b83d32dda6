import { expect, it } from "vitest";
import { linksOfFeed } from "./feed-links.rules.ts";

it("tells a feed to any program, to this device's calendar and to Google's", () => {
  const path = "/api/public/calendar-feeds/secret/orders.ics";
  expect(linksOfFeed("https://shop.example:8443", path)).toEqual({
    link: `https://shop.example:8443${path}`,
    here: `webcal://shop.example:8443${path}`,
    google:
      "https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fshop.example%3A8443%2Fapi%2Fpublic%2Fcalendar-feeds%2Fsecret%2Forders.ics",
  });
  expect(linksOfFeed("http://localhost:3000", path).here).toBe(`webcal://localhost:3000${path}`);
});
