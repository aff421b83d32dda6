import type { Deps } from "../../platform/feature/deps.ts";
import type { Reopening } from "../accounts/own-account.routes.ts";
import { checkTotp } from "../accounts/totp.actions.ts";
import { browserOf, keepOpened } from "./browser.ts";
import { describeEntering, letIn } from "./enter.actions.ts";
import { checkCredentials, countTry, placeIn } from "./sign-in.actions.ts";

/**
 * Authenticates the owner of a closed account by the same checks as sign-in, and signs in once it
 * is reopened.
 */
export function makeReopening(deps: Deps): Reopening {
  return async (request, reply, body) => {
    const browser = browserOf(deps, request);
    const checked = await checkCredentials(deps, placeIn(browser), body);
    const account = describeEntering(checked, { passwordHash: checked.password_hash });
    await checkTotp(deps, account.id, {
      totp: body.totp,
      isReopening: true,
      onWrongCode: () => countTry(deps, browser.address),
    });
    const enter = async (): Promise<unknown> =>
      keepOpened(deps, request, reply, await letIn(deps, browser, account));
    return { id: account.id, enter };
  };
}
