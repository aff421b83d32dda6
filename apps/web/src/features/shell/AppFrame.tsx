import { Outlet, lazyRouteComponent, useRouteContext } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useLive } from "../../platform/live/use-live.ts";
import { useLeavingQuestion } from "../../platform/session/leaving.ts";
import { isWide as isScreenWide, useIsWide } from "../../platform/screen/use-is-wide.ts";
import { MeProvider } from "../../platform/session/me.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { useAskReason } from "../../platform/session/ask.ts";
import { useIsFinding } from "../../platform/session/find.ts";
import { useShownHelp } from "../../platform/session/help.ts";
import { useUpgradeReason } from "../../platform/session/upgrade.ts";
import { PlanBanner } from "../billing/PlanBanner.tsx";
import { useRequestNews } from "../order-requests/use-request-news.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { KeptDaysNote, OfflineStrip } from "./OfflineStrip.tsx";
import { TabBar } from "./TabBar.tsx";
import { useKeeping } from "./use-keeping.ts";
import { useKeptChats } from "./use-kept-chats.ts";
import { useFetchAhead } from "./use-fetch-ahead.ts";
import { useProfileLook } from "../../platform/look/use-choose-look.ts";
import { useSessionWatch } from "./use-session-watch.ts";
import { useFocusContent } from "./use-focus-content.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import styles from "./frame.module.css";

// A phone has none, and its menu is as heavy as the rest of the frame.
const SideBar = lazyRouteComponent(() => import("./SideBar.tsx"), "SideBar");
const UpgradeModal = lazy(async () => ({
  default: (await import("../billing/UpgradeModal.tsx")).UpgradeModal,
}));
const AskPlace = lazy(async () => ({ default: (await import("./AskPlace.tsx")).AskPlace }));
const HelpPlace = lazy(async () => ({
  default: (await import("./HelpPlace.tsx")).HelpPlace,
}));
const FindSheet = lazy(async () => ({
  default: (await import("./FindSheet.tsx")).FindSheet,
}));
const LeavingDialog = lazy(async () => ({
  default: (await import("./LeavingDialog.tsx")).LeavingDialog,
}));
const FirstRun = lazy(async () => ({
  default: (await import("../accounts/FirstRun.tsx")).FirstRun,
}));
const NewTerms = lazy(async () => ({
  default: (await import("../accounts/NewTerms.tsx")).NewTerms,
}));

/** Loads what the frame shows at once on this screen, so that it never stands without. */
export async function prepareFrame(): Promise<void> {
  if (isScreenWide()) await SideBar.preload?.();
}

/** The frame of every page behind the gates: side bar or bottom bar, and what runs while it is open. */
export function AppFrame() {
  const { me: known } = useRouteContext({ strict: false }) as { me: Me };
  const me = useSessionWatch(known);
  // Asked when the app is opened only: news of a version must not take away a page that someone works on.
  const [isConsentDue] = useState(known.consent_due !== null);
  if (me === null) return <LoadingScreen />;
  const isAsked = isConsentDue && me.consent_due !== null;
  return (
    <MeProvider me={me}>
      {isAsked || !me.business.isSetUp ? <BeforeUse isConsentDue={isAsked} /> : <Frame />}
    </MeProvider>
  );
}

function BeforeUse({ isConsentDue }: { isConsentDue: boolean }) {
  useProfileLook();
  return <Suspense fallback={null}>{isConsentDue ? <NewTerms /> : <FirstRun />}</Suspense>;
}

function Frame() {
  const t = useT();
  const isWide = useIsWide();
  const upgrade = useUpgradeReason();
  const asking = useAskReason();
  const isFinding = useIsFinding();
  const help = useShownHelp();
  const leaving = useLeavingQuestion();
  useLive();
  useProfileLook();
  useShortcuts();
  useFocusContent();
  useRequestNews();
  useKeptChats();
  useFetchAhead();
  useKeeping();
  return (
    <div className={styles.app}>
      <a href="#main" className={styles.skipLink}>
        {t("shell.skip_to_content")}
      </a>
      {isWide && (
        <Suspense fallback={<div className={styles.side} />}>
          <SideBar />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} data-part="app-main" className={styles.appMain}>
        <OfflineStrip />
        <PlanBanner />
        <Outlet />
        <KeptDaysNote />
      </main>
      <TabBar />
      {leaving && (
        <Suspense fallback={null}>
          <LeavingDialog question={leaving} />
        </Suspense>
      )}
      {isFinding && (
        <Suspense fallback={null}>
          <FindSheet />
        </Suspense>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AskPlace reason={asking} />
        </Suspense>
      )}
      {help && (
        <Suspense fallback={null}>
          <HelpPlace shown={help} />
        </Suspense>
      )}
      {upgrade && (
        <Suspense fallback={null}>
          <UpgradeModal key={upgrade.feature ?? upgrade.limitName} reason={upgrade} />
        </Suspense>
      )}
    </div>
  );
}
