import {
  createPaddleCheckout,
  getOffers,
  paddleCustomerPortal,
} from "@marzipan/contract/billing-payments";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { queryOf } from "../../platform/api/query-of.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { readTheme } from "../../platform/theme/theme.ts";
import { showLater } from "../../platform/toast/toasts.ts";
import { openPaddle } from "./open-paddle.ts";
import { leavesAfterMs, unavailableMs } from "./payment-fault.ts";
import { successHref } from "./plan-choice.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import type { PlanChoice } from "./plan-choice.ts";

/** How a checkout stands while it is opened. */
export type Opening =
  | { kind: "opening" }
  | { kind: "unavailable" }
  | { kind: "failed"; error: unknown };

const plansPath = pathTo("/pricing");
const closedPath = pathTo("/pricing", { checkout: "closed" });

/**
 * Opens the checkout of a plan as often as `again` is called: the provider's window over this page, or the stand-in's
 * page instead of it. Whoever pays already is led to the portal. A failure is said, and where nothing can be done about
 * it the plans are shown again.
 */
export function useCheckout(
  choice: PlanChoice,
  wanted: string | null,
): { opening: Opening; again: () => void } {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { email } = useMe().user;
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ kind: "opening" });
  const { plan, interval } = choice;

  useEffect(() => {
    const stop = new AbortController();
    const work = openCheckout(client, { plan, interval }, wanted, {
      email,
      language,
      signal: stop.signal,
      onClosed: () => void navigate({ href: closedPath, replace: true }),
    });
    work.then(
      (next) => stop.signal.aborted || setOpening(next),
      (error: unknown) => stop.signal.aborted || setOpening({ kind: "failed", error }),
    );
    return () => stop.abort();
  }, [attempt, client, plan, interval, wanted, email, language, navigate]);

  useEffect(() => {
    if (opening.kind === "opening") return;
    const isUnavailable = opening.kind === "unavailable";
    showLater(t(isUnavailable ? "plans.unavailable" : "plans.error_title"));
    const ms = isUnavailable ? unavailableMs : leavesAfterMs(opening.error);
    if (ms === null) return;
    const timer = setTimeout(() => void navigate({ href: plansPath, replace: true }), ms);
    return () => clearTimeout(timer);
  }, [opening, navigate, t]);

  const again = () => {
    setOpening({ kind: "opening" });
    setAttempt((n) => n + 1);
  };
  return { opening, again };
}

interface Visit {
  email: string;
  language: string;
  signal: AbortSignal;
  onClosed: () => void;
}

async function openCheckout(
  client: QueryClient,
  choice: PlanChoice,
  wanted: string | null,
  { signal, ...visit }: Visit,
): Promise<Opening> {
  const offers = await client.fetchQuery({ ...queryOf(getOffers), staleTime: 0 });
  const offer = offers.items.find(
    ({ plan, interval }) => plan === choice.plan && interval === choice.interval,
  );
  if (!offer?.priceId) return { kind: "unavailable" };
  if (offers.provider === "paddle" && !isOwnDocument()) {
    window.location.reload();
    return { kind: "opening" };
  }
  const successUrl = new URL(successHref(choice, wanted), window.location.origin).href;
  const made = await makeCheckout(choice, successUrl, signal);
  if (signal.aborted || made === null) return { kind: "opening" };
  if (offers.provider === "paddle") {
    await openPaddle({
      ...visit,
      environment: offers.environment,
      clientToken: offers.clientToken,
      transactionId: made.checkout_id,
      successUrl,
      isDark: readTheme() === "dark",
    });
  } else {
    window.location.replace(made.checkout_url);
  }
  return { kind: "opening" };
}

/** Makes the checkout, or leads to the portal where a plan is paid for already. */
async function makeCheckout(choice: PlanChoice, success_url: string, signal: AbortSignal) {
  const cancel_url = new URL(closedPath, window.location.origin).href;
  try {
    const body = { ...choice, success_url, cancel_url };
    return await call(createPaddleCheckout, { body, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "already_paying") throw error;
    const { url } = await call(paddleCustomerPortal, {
      body: { return_url: pathTo("/settings/$room", { room: "plan" }) },
      signal,
    });
    window.location.replace(url);
    return null;
  }
}

/** Answers whether the browser loaded this document as the checkout: only then its policy lets Paddle.js in. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && new URL(entry.name).pathname === window.location.pathname;
}
