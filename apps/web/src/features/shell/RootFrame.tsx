import { Outlet } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

const ToastRegion = lazy(async () => ({
  default: (await import("../../ui/Toast.tsx")).ToastRegion,
}));

/** What every page has, before sign-in too: the word on being offline, and the place of the toasts. */
export function RootFrame() {
  const t = useT();
  return (
    <>
      <OfflineNotice />
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion label={t("common.notifications")} />
      </Suspense>
    </>
  );
}
