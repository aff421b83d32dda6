import {
  getCaptcha,
  getCaptchaChallenge,
  refreshSession,
  register,
  registerDevice,
  resendVerification,
  signIn,
  signOut,
  verifyEmail,
} from "@marzipan/contract/auth";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { labelDevice } from "../accounts/devices.actions.ts";
import { challengeFor, describeCaptcha } from "./captcha.actions.ts";
import { registerAccount, resendLink, verifyAddress } from "./register.actions.ts";
import { leave, openSession, refresh } from "./sessions.actions.ts";
import { checkCredentials } from "./sign-in.actions.ts";

/** Binds the ways in and out. */
export function bindAuth(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    signIn,
  )(async ({ request, reply, body }) => {
    const account = await checkCredentials(deps, request.ip, body);
    await openSession(deps, request, reply, { id: account.id, businessId: account.business_id });
    return { ok: true as const };
  });
  bind(app, deps, getCaptcha)(async () => describeCaptcha(deps));
  bind(app, deps, getCaptchaChallenge)(({ query }) => challengeFor(deps, query.for));
  bind(app, deps, refreshSession)(({ request, reply }) => refresh(deps, request, reply));
  bind(
    app,
    deps,
    signOut,
  )(({ request, reply, body }) => leave(deps, request, reply, body.everywhere));
  bind(
    app,
    deps,
    register,
  )(({ request, body }) =>
    registerAccount(deps, ownOrigin(deps.config, request), request.ip, body),
  );
  bind(app, deps, verifyEmail)(({ request, body }) => verifyAddress(deps, request.ip, body));
  bind(
    app,
    deps,
    resendVerification,
  )(({ request, body }) => resendLink(deps, ownOrigin(deps.config, request), request.ip, body));
  bind(
    app,
    deps,
    registerDevice,
  )(({ transact, session, body }) => transact((tx) => labelDevice(tx, session, body)));
}
