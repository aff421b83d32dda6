import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { ApiError, isWorthRetrying } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { isFileMissing } from "../../platform/parts/page-missing.ts";
import { LostDrawing } from "../../ui/LostDrawing.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { ApplicationError } from "./ApplicationError.tsx";
import { NoConnection } from "./NoConnection.tsx";
import { awaitServer, pauseMs } from "../../platform/api/await-server.ts";
import { reloadOnce } from "./use-recovery.ts";
import styles from "./screens.module.css";
import buttonStyles from "../../ui/Button.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * The paths whose chunks failed to load once although the server was reachable: a second failure
 * means that a deployment replaced the files, and the whole page is reloaded.
 */
const askedAgain = new Set<string>();

/** The page that failed last and how often in a row, so that it is asked for ever more rarely. */
const inVain = { href: "", times: 0, at: 0 };
/** After so long without a failure a page counts as opened, in milliseconds. */
const forgottenMs = 60_000;

/** Returns how long to wait before a page is asked for again, by itself; not at all the first time. */
function restMs(href: string, now: number): number {
  const isAgain = inVain.href === href && now - inVain.at < forgottenMs;
  inVain.times = isAgain ? inVain.times + 1 : 0;
  inVain.href = href;
  inVain.at = now;
  return inVain.times === 0 ? 0 : pauseMs(inVain.times - 1);
}

/**
 * The router's error page: the server is unreachable, a call failed (with the message and a retry),
 * or rendering failed. All but the last open the page by themselves once it can be had.
 */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const client = useQueryClient();
  const [isBroken, setBroken] = useState(false);
  const { href, pathname } = router.state.location;
  const retry = (): void => {
    reset();
    void client.resetQueries({ predicate: (query) => query.state.status === "error" });
    void router.invalidate();
  };
  const openAgain = (): void => {
    if (!askedAgain.has(pathname)) {
      askedAgain.add(pathname);
      return retry();
    }
    askedAgain.delete(pathname);
    if (!reloadOnce(Date.now())) setBroken(true);
  };
  if (isFileMissing(error) && !isBroken) return <NoConnection onRecover={openAgain} />;
  if (!(error instanceof ApiError)) return <ApplicationError onRetry={retry} />;
  if (error.code === "network") {
    return <NoConnection onRecover={() => void setTimeout(retry, restMs(href, Date.now()))} />;
  }
  return <CallFailed error={error} href={href} retry={retry} />;
}

interface CallFailedProps {
  error: ApiError;
  href: string;
  retry: () => void;
}

/** A call that the page cannot open without was refused or failed. */
function CallFailed({ error, href, retry }: CallFailedProps) {
  const t = useT();
  const errorText = useErrorText();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const mayPass = isWorthRetrying(error);
  useEffect(() => {
    if (!mayPass) return undefined;
    let stop: (() => void) | undefined;
    const begin = (): void => {
      stop = awaitServer(() => latest.current());
    };
    const timer = setTimeout(begin, Math.max(pauseMs(0), restMs(href, Date.now())));
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [href, mayPass]);
  return (
    <main className={styles.lastScreen}>
      <div role="alert" className={joinClasses(cardStyles.card, styles.lastCard)}>
        <LostDrawing of="broken" />
        <h1>{t("shell.page_failed")}</h1>
        <p>{errorText(error)}</p>
        <button
          type="button"
          className={joinClasses(buttonStyles.btn, buttonStyles.btnPrimary, buttonStyles.btnWide)}
          onClick={retry}
        >
          {t("shell.try_again")}
        </button>
      </div>
    </main>
  );
}
