import type { Deps } from "../../platform/feature/deps.ts";
import type { Addressee } from "../accounts/mails.actions.ts";
import { checkTotp } from "../accounts/totp.actions.ts";
import type { Browser, Opened } from "./browser.types.ts";
import { openSessionAndRemember } from "./known-devices.actions.ts";
import type { Shown } from "./identity.store.ts";
import type { EnteringAccount } from "./entering.types.ts";
import { countTry, logFailure } from "./sign-in.actions.ts";

/**
 * Signs an account in when it is not closed and its authenticator code, where it has one, was
 * given.
 */
export async function enterAccount(
  deps: Deps,
  browser: Browser,
  account: EnteringAccount,
  totp: string | undefined,
): Promise<Opened> {
  const onWrongCode = (): Promise<void> => {
    logFailure(deps, account.id);
    return countTry(deps, browser.address);
  };
  const { entry } = account;
  await checkTotp(deps, account.id, { totp, onWrongCode, ...(entry ? { entry } : {}) });
  return await letIn(deps, browser, account);
}

/** Signs an authenticated account in: opens a session and remembers the browser. */
export async function letIn(
  deps: Deps,
  browser: Browser,
  account: EnteringAccount,
): Promise<Opened> {
  const opened = await openSessionAndRemember(deps, browser, account);
  deps.log.info({ event: "signed_in", accountId: account.id }, "somebody signed in");
  return opened;
}

/** Returns an account as entering needs it from a row of the database and what its owner showed. */
export function describeEntering(
  row: {
    id: string;
    business_id: string;
    email: string;
    full_name: string;
    language: Addressee["language"];
    time_zone: string;
  },
  shown: Shown,
): EnteringAccount {
  return {
    shown,
    id: row.id,
    businessId: row.business_id,
    email: row.email,
    fullName: row.full_name,
    language: row.language,
    timeZone: row.time_zone,
  };
}
