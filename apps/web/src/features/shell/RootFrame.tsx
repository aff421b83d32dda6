import { Outlet } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { loadToasts, useHasToasts } from "../../platform/toast/toasts.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { useMending } from "./use-mending.ts";

const ToastRegion = lazy(async () => ({ default: (await loadToasts()).ToastRegion }));

/** What every page has, before sign-in too: the word on being offline, and the place of the toasts. */
export function RootFrame() {
  const t = useT();
  const hasToasts = useHasToasts();
  useMending();
  return (
    <>
      <OfflineNotice />
      <Outlet />
      {hasToasts && (
        <Suspense fallback={null}>
          <ToastRegion label={t("common.notifications")} />
        </Suspense>
      )}
    </>
  );
}
