import type { Deps } from "../../platform/deps.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import type { Reopening } from "../accounts/own-account.routes.ts";
import { checkTotp } from "../accounts/totp.actions.ts";
import { hashDevices } from "./device-cookie.ts";
import { describeEntering, letIn } from "./enter.actions.ts";
import { checkCredentials, countTry } from "./sign-in.actions.ts";

/**
 * Authenticates the owner of a closed account by the same checks as sign-in, and signs in once it
 * is reopened.
 */
export function makeReopening(deps: Deps): Reopening {
  return async (request, reply, body) => {
    const place = { address: visitorOf(request), devices: hashDevices(request) };
    const checked = await checkCredentials(deps, place, body);
    const account = describeEntering(checked, { passwordHash: checked.password_hash });
    await checkTotp(deps, account.id, {
      totp: body.totp,
      isReopening: true,
      onWrongCode: () => countTry(deps, visitorOf(request)),
    });
    return { id: account.id, enter: () => letIn(deps, request, reply, account) };
  };
}
