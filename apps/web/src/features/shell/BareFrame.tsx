import { Outlet, useRouteContext } from "@tanstack/react-router";
import { useProfileLook } from "../../platform/look/use-choose-look.ts";
import { MeProvider } from "../../platform/session/me.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { useSessionWatch } from "./use-session-watch.ts";

/** Around a page behind the gates that draws its own frame: it knows who is signed in, and empties when that ends. */
export function BareFrame() {
  const { me: known } = useRouteContext({ strict: false }) as { me: Me };
  const me = useSessionWatch(known);
  return me === null ? (
    <LoadingScreen />
  ) : (
    <MeProvider me={me}>
      <Look />
      <Outlet />
    </MeProvider>
  );
}

function Look() {
  useProfileLook();
  return null;
}
