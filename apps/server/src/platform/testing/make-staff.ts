import { businessOf } from "./explain.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

/** Makes a member of the staff of an owner's business, verified, approved and signed in. */
export async function makeStaff(test: TestApp, owner: Caller): Promise<Caller> {
  const staff = await test.member();
  await test.asOwner("update account set business_id = $2, role = 'staff' where email_key = $1", [
    staff.email,
    await businessOf(owner),
  ]);
  const { email, password } = staff;
  const answer = await staff.post("/api/auth/sign-in", { email, password });
  if (answer.status !== 200) throw new Error("a test's staff cannot sign in");
  return staff;
}
