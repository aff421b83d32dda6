import { getMe } from "@marzipan/contract/accounts";
import { expect, it } from "vitest";
import { keyOf } from "../api/query-of.ts";
import { meKey } from "./load-me.ts";

it("keeps who is signed in under the key of the call that answers it", () => {
  expect(meKey).toEqual(keyOf(getMe));
});
