import {
  createPaddleCheckout,
  findCheckout,
  listPrices,
  createPaddlePortalLink,
} from "@marzipan/contract/billing-payments";
import type { ReplyOf } from "@marzipan/contract/endpoint";
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
import type { CheckoutOrder, PlanChoice } from "./plan-choice.ts";

/** How a checkout stands: being opened, the provider's window over this page, or why there is none. */
export type Opening =
  | { kind: "opening" }
  | { kind: "shown" }
  | { kind: "unavailable" }
  | { kind: "failed"; error: unknown };

const plansPath = pathTo("/pricing");
const closedPath = pathTo("/pricing", { checkout: "closed" });
const settingsPath = pathTo("/settings/$section", { section: "plan" });

/**
 * Opens a checkout as often as `again` is called: the provider's window over this page, or the stand-in's page instead of
 * it. Whoever pays already is led to the portal. A failure is said, and where nothing can be done about it the plans are
 * shown again.
 */
export function useCheckout(order: CheckoutOrder): { opening: Opening; again: () => void } {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { email } = useMe().user;
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ kind: "opening" });
  const wish = JSON.stringify(order);

  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: Opening) => stop.signal.aborted || setOpening(next);
    const work = openCheckout(client, JSON.parse(wish) as CheckoutOrder, {
      email,
      language,
      signal: stop.signal,
      onClosed: () => void navigate({ href: closedPath, replace: true }),
      onFailed: (error) => tell({ kind: "failed", error }),
    });
    work.then(tell, (error: unknown) => tell({ kind: "failed", error }));
    return () => stop.abort();
  }, [attempt, client, wish, email, language, navigate]);

  useEffect(() => {
    if (opening.kind !== "unavailable" && opening.kind !== "failed") return;
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
  onFailed: (error: unknown) => void;
}

async function openCheckout(
  client: QueryClient,
  order: CheckoutOrder,
  { signal, ...visit }: Visit,
): Promise<Opening> {
  const offers = await client.fetchQuery({ ...queryOf(listPrices), staleTime: 0 });
  if ("plan" in order && !isSold(offers, order)) return { kind: "unavailable" };
  if (offers.provider === "paddle" && !isOwnDocument()) {
    window.location.reload();
    return { kind: "opening" };
  }
  const made = await ("plan" in order ? makeCheckout(order, signal) : findOpen(order, signal));
  if (signal.aborted || made === null) return { kind: "opening" };
  if (offers.provider !== "paddle") {
    window.location.replace(made.url);
    return { kind: "opening" };
  }
  await openPaddle({
    ...visit,
    environment: offers.environment,
    clientToken: offers.clientToken,
    transactionId: made.id,
    successUrl: made.successUrl,
    isDark: readTheme() === "dark",
  });
  return { kind: "shown" };
}

function isSold({ items }: ReplyOf<typeof listPrices>, choice: PlanChoice): boolean {
  return items.some(
    ({ plan, interval, priceId }) =>
      plan === choice.plan && interval === choice.interval && priceId !== null,
  );
}

/** A checkout that waits to be paid. */
interface Made {
  id: string;
  url: string;
  successUrl: string;
}

const fullAddress = (path: string): string => new URL(path, window.location.origin).href;

/** Makes the checkout, or leads to the portal where a plan is paid for already. */
async function makeCheckout(
  { wanted, ...choice }: Extract<CheckoutOrder, PlanChoice>,
  signal: AbortSignal,
): Promise<Made | null> {
  const successUrl = fullAddress(successHref(choice, wanted));
  try {
    const body = { ...choice, success_url: successUrl, cancel_url: fullAddress(closedPath) };
    const { checkout_id: id, checkout_url: url } = await call(createPaddleCheckout, {
      body,
      signal,
    });
    return { id, url, successUrl };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "already_paying") throw error;
    const { url } = await call(createPaddlePortalLink, {
      body: { return_url: settingsPath },
      signal,
    });
    window.location.replace(url);
    return null;
  }
}

/** Finds the checkout that a mail of the provider leads to; one that is paid leads to the settings. */
async function findOpen(
  { transaction: id }: { transaction: string },
  signal: AbortSignal,
): Promise<Made | null> {
  const found = await call(findCheckout, { body: { checkout_id: id }, signal });
  if (found.isPaid) {
    window.location.replace(settingsPath);
    return null;
  }
  const { plan, interval } = found;
  return {
    id,
    url: found.checkout_url,
    successUrl: fullAddress(successHref({ plan, interval }, null)),
  };
}

/** Returns whether the browser loaded this document as the checkout: only then its policy lets Paddle.js in. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined || new URL(entry.name).pathname === window.location.pathname;
}
