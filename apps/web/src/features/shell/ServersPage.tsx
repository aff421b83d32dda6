import { useEffect } from "react";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";

/**
 * An address whose page the server makes (`apps/menu/src/site`): it is opened anew, as a document of its own. On
 * `/` the server is told who asks (`from`), so that a session which has ended does not bring the app again.
 */
export function ServersPage() {
  const [{ from }] = useUrlParams();
  useEffect(() => {
    const { pathname } = window.location;
    if (pathname === "/" && from === undefined) window.location.replace("/?from=app");
    else window.location.reload();
  }, [from]);
  return <LoadingScreen />;
}
