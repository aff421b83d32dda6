import { getCaptcha } from "@marzipan/contract/auth";
import type { CaptchaPurpose } from "@marzipan/contract/auth";
import { useCallback, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useCall } from "../api/queries.ts";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { solveProofOfWork } from "./proof-of-work.ts";
import { loadTurnstile } from "./turnstile.ts";

/** A form's captcha. */
export interface FormCaptcha {
  /**
   * Answers a fresh solution, good for one sending; nothing where there is none, so that the call goes out
   * without and the server's refusal says what to do.
   */
  getToken: () => Promise<{ captchaToken?: string }>;
  /** Where an outside service shows itself; nothing for proof of work. */
  slot: ReactNode;
}

// A solution holds for ten minutes; one that is nearly over is worked out again.
const freshMs = 9 * 60_000;

/**
 * The captcha of a form. Proof of work begins in the background when the form opens (`isEager`), so that
 * nobody waits for it at the end; Turnstile shows its widget in the slot.
 */
export function useCaptcha(purpose: CaptchaPurpose, isEager = true): FormCaptcha {
  const { data } = useCall(getCaptcha);
  const { language } = useLanguage();
  const solving = useRef<{ token: Promise<string | null>; at: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const widgetToken = useRef<string | null>(null);
  const resetWidget = useRef<() => void>(() => undefined);

  const begin = useCallback(() => {
    const token = solveProofOfWork(purpose).catch(() => null);
    solving.current = { token, at: Date.now() };
    return token;
  }, [purpose]);

  useEffect(() => {
    if (data?.kind === "altcha" && isEager && solving.current === null) void begin();
  }, [data?.kind, isEager, begin]);

  useEffect(() => {
    const { siteKey, kind } = data ?? {};
    const element = place.current;
    if (kind !== "turnstile" || !siteKey || !element) return undefined;
    let remove = (): void => undefined;
    void loadTurnstile().then((turnstile) => {
      const widget = turnstile.render(element, {
        sitekey: siteKey,
        language,
        callback: (token) => {
          widgetToken.current = token;
        },
      });
      resetWidget.current = () => turnstile.reset(widget);
      remove = () => turnstile.remove(widget);
    });
    return () => remove();
  }, [data, language]);

  const takeToken = async (): Promise<string | null> => {
    if (data?.kind === "turnstile") {
      const token = widgetToken.current;
      widgetToken.current = null;
      resetWidget.current();
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
