import {
  checkReset,
  disavowChange,
  getMailPlace,
  mendEmail,
  phoneSignIn,
  refreshSession,
  register,
  registerDevice,
  requestPhoneCode,
  requestReset,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  verifyEmail,
} from "@marzipan/contract/auth";
import { getCaptcha, getCaptchaChallenge } from "@marzipan/contract/captcha";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { linkOrigin } from "../../platform/http/origin.ts";
import { doOnce } from "../../platform/http/public-once.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import {
  clearSessionCookies,
  readSessionCookies,
  setSessionCookies,
} from "../../platform/session/session-cookies.ts";
import { labelDevice } from "../accounts/devices.actions.ts";
import { challengeFor, describeCaptcha } from "./captcha.actions.ts";
import { browserOf, keepOpened } from "./browser.ts";
import { hashDevices } from "./device-cookie.ts";
import { disavow } from "./disavowal.actions.ts";
import { describeEntering, enterAccount } from "./enter.actions.ts";
import { describeMailPlace } from "./mail-place.actions.ts";
import { mendAddress } from "./mend-email.actions.ts";
import { checkPhoneCode, keepCodeForTotp, sendSignInCode } from "./phone-sign-in.actions.ts";
import { registerAccount, resendConfirmation, verifyAddress } from "./register.actions.ts";
import { checkResetLink, choosePassword, mailReset } from "./reset.actions.ts";
import { leave, refresh } from "./sessions.actions.ts";
import { checkCredentials, placeIn } from "./sign-in.actions.ts";
import type { SignInPlace } from "./sign-in.actions.ts";

/** Binds the ways in and out. */
export function bindAuth(app: FastifyInstance, deps: Deps): void {
  bindWaysIn(app, deps);
  bindConfirmations(app, deps);
  bind(app, deps, getCaptcha)(async () => describeCaptcha(deps));
  bind(app, deps, getCaptchaChallenge)(({ query }) => challengeFor(deps, query.for));
  bind(
    app,
    deps,
    refreshSession,
  )(async ({ request, reply }) => {
    const renewed = await refresh(deps, refreshTokenOf(deps, request));
    if ("refusal" in renewed) {
      clearSessionCookies(deps.config, request, reply);
      throw new AppError(renewed.refusal);
    }
    setSessionCookies(deps.config, request, reply, renewed);
    return { ok: true };
  });
  bind(
    app,
    deps,
    signOut,
  )(({ request, reply, body }) => {
    clearSessionCookies(deps.config, request, reply);
    return leave(deps, refreshTokenOf(deps, request), body.everywhere);
  });
  bind(
    app,
    deps,
    registerDevice,
  )(({ transact, session, body }) => transact((tx) => labelDevice(tx, session, body)));
}

function refreshTokenOf({ config }: Deps, request: FastifyRequest): string | null {
  return readSessionCookies(config, request)?.refresh ?? null;
}

function placeOf(request: FastifyRequest): SignInPlace {
  return { address: visitorOf(request), devices: hashDevices(request) };
}

function bindWaysIn(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    signIn,
  )(async ({ request, reply, body }) => {
    const browser = browserOf(deps, request);
    const account = await checkCredentials(deps, placeIn(browser), body);
    const shown = { passwordHash: account.password_hash };
    const entering = { ...describeEntering(account, shown), entry: account };
    const opened = await enterAccount(deps, browser, entering, body.totp);
    return keepOpened(deps, request, reply, opened);
  });
  bind(
    app,
    deps,
    requestPhoneCode,
  )(({ request, body }) => sendSignInCode(deps, visitorOf(request), body));
  bind(
    app,
    deps,
    phoneSignIn,
  )(async ({ request, reply, body }) => {
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
  const origin = (request: FastifyRequest): string => linkOrigin(deps.config, request);
  bind(
    app,
    deps,
    register,
  )(({ request, body }) =>
    doOnce(deps, request, () => registerAccount(deps, origin(request), visitorOf(request), body)),
  );
  bind(
    app,
    deps,
    mendEmail,
  )(({ asker, transact, session, body }) => mendAddress(deps, { asker, transact, session }, body));
  bind(app, deps, getMailPlace)(async () => describeMailPlace(deps.config));
  bind(
    app,
    deps,
    verifyEmail,
  )(({ request, body }) => verifyAddress(deps, visitorOf(request), body));
  bind(
    app,
    deps,
    resendVerification,
  )(({ request, body }) =>
    resendConfirmation(deps, () => origin(request), visitorOf(request), body),
  );
  bind(
    app,
    deps,
    requestReset,
  )(({ request, body }) => mailReset(deps, origin(request), placeOf(request), body));
  bind(app, deps, checkReset)(({ asker, body }) => checkResetLink(deps, asker, body.token));
  bind(app, deps, resetPassword)(({ asker, body }) => choosePassword(deps, asker, body));
  bind(app, deps, disavowChange)(({ asker, body }) => disavow(deps, asker, body.token));
}
