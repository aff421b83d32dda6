import { legalVersion } from "@marzipan/contract/legal";
import { withOwner } from "./database/owner.ts";
import type { Deps } from "./deps.ts";
import { makeId } from "./ids.ts";
import { refuseWeakPassword } from "./known-passwords.ts";
import { hashPassword } from "./passwords.ts";

/** Makes the administrator of ADMIN_EMAIL and ADMIN_PASSWORD unless the address is known (rulings §2). */
export async function ensureFirstAdmin(deps: Deps, ownerUrl: string): Promise<void> {
  const { firstAdmin } = deps.config;
  if (firstAdmin)
    await makeAdministrator(deps, ownerUrl, { ...firstAdmin, fullName: "Administrator" });
}

/** Makes an account an administrator, verified and approved; a new one, by a good password, when the address is unknown. */
export async function makeAdministrator(
  deps: Pick<Deps, "config" | "database" | "now">,
  ownerUrl: string,
  person: { email: string; password: string; fullName: string },
): Promise<void> {
  const now = deps.now();
  const key = person.email.trim().normalize("NFKC").toLowerCase();
  const known = await deps.database.lookUp<{ id: string }>({
    text: "select id from app.find_account($1)",
    values: [key],
  });
  if (known.length === 0) {
    refuseWeakPassword(deps.config, person.password);
    await deps.database.lookUp({
      text: "select app.register_account($1,$2,$3,$4,$5,$6,'Marzipan','en','UTC','IL','ILS','basic',$7,$8)",
      values: [
        makeId(),
        makeId(),
        person.email,
        key,
        await hashPassword(person.password),
        person.fullName,
        legalVersion,
        now,
      ],
    });
  }
  await withOwner(ownerUrl, (client) =>
    client.query(
      `update account set is_admin = true, email_verified_at = coalesce(email_verified_at, $2),
         approved_at = coalesce(approved_at, $2), updated_at = $2 where email_key = $1`,
      [key, now],
    ),
  );
}
