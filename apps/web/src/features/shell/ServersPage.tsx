import { pages } from "@marzipan/contract/paths";
import { useEffect } from "react";
import { LoadingScreen } from "./LoadingScreen.tsx";

/** Pages that the server makes only for strangers: it is told that there is no session after all. */
const strangersPaths: readonly string[] = [pages.landing.path, pages.pricing.path];

/** An address whose page the server makes (`apps/menu/src/site`): it is opened as a document of its own. */
export function ServersPage() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (strangersPaths.includes(url.pathname) && !url.searchParams.has("from")) {
      url.searchParams.set("from", "app");
      window.location.replace(url);
    } else window.location.reload();
  }, []);
  return <LoadingScreen />;
}
