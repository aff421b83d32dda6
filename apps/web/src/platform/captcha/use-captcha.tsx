import { getCaptcha } from "@marzipan/contract/captcha";
import type { CaptchaPurpose } from "@marzipan/contract/captcha";
import { useCallback, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useCall } from "../api/queries.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { solveProofOfWork } from "./proof-of-work.ts";
import { loadTurnstile } from "./turnstile.ts";

/** A form's captcha. */
export interface FormCaptcha {
  /**
   * Returns a fresh solution, valid for one call; nothing when there is none, so that the call is
   * sent without and the server's refusal explains what to do.
   */
  getToken: () => Promise<{ captchaToken?: string }>;
  /** Where an outside service's widget is rendered; nothing for proof of work. */
  slot: ReactNode;
}

// A solution is valid for ten minutes; after nine another one is computed.
const freshMs = 9 * 60_000;

/**
 * The captcha of a form. Proof of work starts in a worker when the form opens (`isEager`), so that
 * submitting need not wait; Turnstile renders its widget in the slot.
 */
export function useCaptcha(purpose: CaptchaPurpose, isEager = true): FormCaptcha {
  const { data } = useCall(getCaptcha);
  const { language } = useLanguage();
  const solving = useRef<{ token: Promise<string | null>; at: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const widgetToken = useRef<string | null>(null);
  const isShown = useRef(false);
  const resetWidget = useRef<() => void>(() => undefined);

  const begin = useCallback(() => {
    const token = solveProofOfWork(purpose).catch(() => null);
    solving.current = { token, at: Date.now() };
    return token;
  }, [purpose]);

  useEffect(() => {
    if (data?.kind === "altcha" && isEager && solving.current === null) void begin();
  }, [data?.kind, isEager, begin]);

  const show = useCallback(() => {
    const { siteKey, widgetUrl } = data ?? {};
    const element = place.current;
    if (!siteKey || !widgetUrl || !element) return () => undefined;
    let isGone = false;
    let remove = (): void => undefined;
    const render = (turnstile: Awaited<ReturnType<typeof loadTurnstile>>): void => {
      if (isGone || isShown.current) return;
      const keep = (token: string | null): void => {
        widgetToken.current = token;
      };
      const widget = turnstile.render(element, {
        sitekey: siteKey,
        action: purpose,
        language,
        callback: keep,
        "expired-callback": () => keep(null),
      });
      isShown.current = true;
      resetWidget.current = () => turnstile.reset(widget);
      remove = () => {
        isShown.current = false;
        turnstile.remove(widget);
      };
    };
    // When the script cannot be loaded there is no widget: the server refuses the call with the
    // reason.
    loadTurnstile(widgetUrl).then(render, () => undefined);
    return () => {
      isGone = true;
      remove();
    };
  }, [data, language, purpose]);
  useEffect(show, [show]);

  const takeToken = async (): Promise<string | null> => {
    if (data?.kind === "turnstile") {
      const token = widgetToken.current;
      widgetToken.current = null;
      if (isShown.current) resetWidget.current();
      else show();
      return token;
    }
    const begun = solving.current;
    const isFresh = begun !== null && Date.now() - begun.at < freshMs;
    const token = isFresh ? begun.token : begin();
    solving.current = null;
    return await token;
  };
  const getToken = async (): Promise<{ captchaToken?: string }> => {
    const captchaToken = await takeToken();
    return captchaToken === null ? {} : { captchaToken };
  };
  return { getToken, slot: data?.kind === "turnstile" ? <div ref={place} /> : null };
}
