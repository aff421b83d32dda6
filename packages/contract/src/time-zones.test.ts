import { expect, it } from "vitest";
import { updateBusiness } from "./accounts.ts";
import { register } from "./auth.ts";

const taken = (timeZone: string): boolean[] =>
  [updateBusiness.body, register.body].map((body) => {
    const issues = body?.safeParse({ timeZone }).error?.issues ?? [];
    return issues.every(({ path }) => path.join(".") !== "timeZone");
  });

it.each(["Asia/Jerusalem", "UTC", "Etc/GMT-5", "EST5EDT"])("takes the time zone %s", (name) => {
  expect(taken(name)).toEqual([true, true]);
});

it.each(["+05:00", "-03:30", "+0530", "\u221205:00", "Mars/Olympus", ""])(
  "takes no time zone %j, which is unknown or an offset",
  (name) => {
    expect(taken(name)).toEqual([false, false]);
  },
);
