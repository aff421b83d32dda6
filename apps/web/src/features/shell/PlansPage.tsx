import { useRouteContext } from "@tanstack/react-router";
import type { Me } from "../../platform/session/me.tsx";
import { PricingPage } from "../pages/PricingPage.tsx";
import { ServersPage } from "./ServersPage.tsx";

/** `/pricing`: the app's for members, the server's for strangers. */
export function PlansPage() {
  const { me } = useRouteContext({ strict: false }) as { me: Me | null };
  return me === null ? <ServersPage /> : <PricingPage />;
}
