import * as auth from "@marzipan/contract/auth";
import * as captcha from "@marzipan/contract/captcha";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { linkOrigin } from "../../platform/http/origin.ts";
import { doOnce } from "../../platform/http/public-once.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  clearSessionCookies,
  readSessionCookies,
  setSessionCookies,
} from "../../platform/session/session-cookies.ts";
import { registerDevice } from "../accounts/devices.actions.ts";
import { getCaptchaChallenge, getCaptcha } from "./captcha.actions.ts";
import { browserOf, keepOpened } from "./browser.ts";
import { hashDevices } from "./device-cookie.ts";
import { reportUnauthorizedChange } from "./disavowal.actions.ts";
import { describeEntering, enterAccount } from "./enter.actions.ts";
import { getTestInbox } from "./mail-place.actions.ts";
import { correctEmail } from "./mend-email.actions.ts";
import { checkPhoneCode, keepCodeForTotp, requestPhoneCode } from "./phone-sign-in.actions.ts";
import { register, resendVerification, verifyEmail } from "./register.actions.ts";
import { checkResetLink, resetPassword, requestReset } from "./reset.actions.ts";
import { signOut, refreshSession } from "./sessions.actions.ts";
import { checkCredentials, placeIn } from "./sign-in.actions.ts";
import type { SignInPlace } from "./sign-in.actions.ts";

/** Binds the ways in and out. */
export function bindAuth(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  bindWaysIn(app, deps);
  bindConfirmations(app, deps);
  on(captcha.getCaptcha)(async () => getCaptcha(deps));
  on(captcha.getCaptchaChallenge)(({ query }) => getCaptchaChallenge(deps, query.for));
  on(auth.refreshSession)(async ({ request, reply }) => {
    const renewed = await refreshSession(deps, refreshTokenOf(deps, request));
    if ("refusal" in renewed) {
      clearSessionCookies(deps.config, request, reply);
      throw new AppError(renewed.refusal);
    }
    setSessionCookies(deps.config, request, reply, renewed);
    return { ok: true };
  });
  on(auth.signOut)(({ request, reply, body }) => {
    clearSessionCookies(deps.config, request, reply);
    return signOut(deps, refreshTokenOf(deps, request), body.everywhere);
  });
  on(auth.registerDevice)(({ transact, session, body }) =>
    transact((tx) => registerDevice(tx, session, body)),
  );
}

function refreshTokenOf({ config }: Deps, request: FastifyRequest): string | null {
  return readSessionCookies(config, request)?.refresh ?? null;
}

function placeOf(request: FastifyRequest): SignInPlace {
  return { address: visitorOf(request), devices: hashDevices(request) };
}

function bindWaysIn(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(auth.signIn)(async ({ request, reply, body }) => {
    const browser = browserOf(deps, request);
    const account = await checkCredentials(deps, placeIn(browser), body);
    const shown = { passwordHash: account.password_hash };
    const entering = { ...describeEntering(account, shown), entry: account };
    const opened = await enterAccount(deps, browser, entering, body.totp);
    return keepOpened(deps, request, reply, opened);
  });
  on(auth.requestPhoneCode)(({ request, body }) =>
    requestPhoneCode(deps, visitorOf(request), body),
  );
  on(auth.signInWithPhone)(async ({ request, reply, body }) => {
    const browser = browserOf(deps, request);
    const account = await checkPhoneCode(deps, browser.address, body);
    try {
      const entering = describeEntering(account, { phone: account.phone });
      const opened = await enterAccount(deps, browser, entering, body.totp);
      return keepOpened(deps, request, reply, opened);
    } catch (refusal) {
      await keepCodeForTotp(deps, account.id, body, refusal);
      throw refusal;
    }
  });
}

function bindConfirmations(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const origin = (request: FastifyRequest): string => linkOrigin(deps.config, request);
  on(auth.register)(({ request, body }) =>
    doOnce(deps, request, () => register(deps, origin(request), visitorOf(request), body)),
  );
  on(auth.correctEmail)(({ asker, transact, session, body }) =>
    correctEmail(deps, { asker, transact, session }, body),
  );
  on(auth.getTestInbox)(async () => getTestInbox(deps.config));
  on(auth.verifyEmail)(({ request, body }) => verifyEmail(deps, visitorOf(request), body));
  on(auth.resendVerification)(({ request, body }) =>
    resendVerification(deps, () => origin(request), visitorOf(request), body),
  );
  on(auth.requestReset)(({ request, body }) =>
    requestReset(deps, origin(request), placeOf(request), body),
  );
  on(auth.checkResetLink)(({ asker, body }) => checkResetLink(deps, asker, body.token));
  on(auth.resetPassword)(({ asker, body }) => resetPassword(deps, asker, body));
  on(auth.reportUnauthorizedChange)(({ asker, body }) =>
    reportUnauthorizedChange(deps, asker, body.token),
  );
}
