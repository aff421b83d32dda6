import { pages } from "@marzipan/contract/paths";
import { dayIn } from "@marzipan/domain/dates";
import { useQueryClient } from "@tanstack/react-query";
import type { Query, QueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { keptName } from "../../platform/kept/kept.ts";
import { useIsOnline } from "../../platform/screen/use-is-online.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { agoOf } from "./ago.rules.ts";
import { awaitServer } from "../../platform/api/await-server.ts";
import styles from "./offline-strip.module.css";

/** How often the distance is told again, in milliseconds. */
const lookAgainMs = 30_000;

/** Pages that show days which are not all kept. */
const listsOfDays: readonly string[] = [pages.orders.path, `${pages.orders.path}/calendar`];

/** Queries of calls are named by the call; parts of a page and phrases are queries, too. */
const isAnswer = ({ queryKey }: Query): boolean => String(queryKey[0]).includes(".");

/** Returns when the oldest answer that the page shows came, in milliseconds since 1970; `null` where it shows none. */
function oldestShown(client: QueryClient): number | null {
  const shown = client
    .getQueryCache()
    .findAll({ type: "active", predicate: isAnswer })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return shown.length === 0 ? null : Math.min(...shown);
}

function listenToKept(listener: () => void): () => void {
  addEventListener(keptName, listener);
  return () => removeEventListener(keptName, listener);
}

/** In milliseconds since 1970. */
function readKeptFrom(): number | null {
  const { keptFrom } = document.documentElement.dataset;
  return keptFrom === undefined ? null : Number(keptFrom);
}

/** Notes that the server answers again: from now on its answers count. */
function noteBack(): void {
  delete document.documentElement.dataset["keptFrom"];
  dispatchEvent(new Event(keptName));
}

/** Returns of which instant the oldest kept answer is that the page was given; `null` where the server gave all. */
const useKeptFrom = (): number | null =>
  useSyncExternalStore(listenToKept, readKeptFrom, () => null);

/** Returns whether the page is shown without the server: as long as that lasts, and until what it shows is asked for again. */
function useAway(keptFrom: number | null): boolean {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const isAway = !isOnline || keptFrom !== null;
  const [isWaiting, setWaiting] = useState(false);
  if (isAway && !isWaiting) setWaiting(true);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const askAnew = async (): Promise<void> => {
      noteBack();
      await client.invalidateQueries({ predicate: isAnswer });
      setWaiting(false);
    };
    return awaitServer(() => void askAnew());
  }, [isWaiting, client]);
  return isAway || isWaiting;
}

/**
 * One line at the top of a page without a network: of when what it shows is, and how long ago that was. Said once; once
 * the server answers again the page asks again, and the line goes.
 */
export function OfflineStrip() {
  const keptFrom = useKeptFrom();
  const isAway = useAway(keptFrom);
  return <div role="status">{isAway && <Strip keptFrom={keptFrom} />}</div>;
}

function Strip({ keptFrom }: { keptFrom: number | null }) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { timeZone } = useMe().business;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  const shown = oldestShown(client);
  const at = Math.min(keptFrom ?? Infinity, shown ?? Infinity);
  if (at === Infinity) {
    return (
      <p className={styles.withoutNetwork}>
        <Icon of={CloudOff} />
        {t("shell.offline")}
      </p>
    );
  }
  const instant = new Date(at).toISOString();
  const isToday = dayIn(timeZone, new Date(at)) === dayIn(timeZone, new Date(now));
  const time = isToday ? format.instantTime(instant, timeZone) : format.instant(instant, timeZone);
  const ago = agoOf(at, now);
  return (
    <p className={styles.withoutNetwork}>
      <Icon of={CloudOff} />
      <span>
        <b>{t("shell.no_network")}</b>{" "}
        {t("shell.kept_from", { time, ago: format.relative(ago.amount, ago.unit) })}
      </span>
    </p>
  );
}

/** Under a list of days that stands without a network: which days are kept. */
export function KeptDaysNote() {
  const t = useT();
  const { pathname } = useLocation();
  if (useKeptFrom() === null || !listsOfDays.includes(pathname)) return null;
  return (
    <p className={styles.keptDays}>
      <Icon of={CloudOff} size="s" />
      {t("shell.kept_days")}
    </p>
  );
}
