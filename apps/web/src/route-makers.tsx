import { pages } from "@marzipan/contract/paths";
import type { PageAccess } from "@marzipan/contract/paths";
import type { QueryClient } from "@tanstack/react-query";
import {
  Navigate,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { RouteComponent } from "@tanstack/react-router";
import { PageFailed } from "./features/shell/PageFailed.tsx";
import { ServersPage } from "./features/shell/ServersPage.tsx";
import { RootFrame } from "./features/shell/RootFrame.tsx";
import { decideAccess } from "./platform/gate/decide-access.ts";
import type { Decision } from "./platform/gate/decide-access.ts";
import { forgetWanted, rememberWanted } from "./platform/gate/wanted-path.ts";
import { loadPage } from "./platform/parts/page-missing.ts";
import { loadMe } from "./platform/session/load-me.ts";
import type { Me } from "./platform/session/me.tsx";
import { openUpgrade } from "./platform/session/upgrade.ts";
import { writeSearch } from "./platform/url/use-url-params.ts";

/** Loads the module of a page. */
export type Loader = () => Promise<Record<string, unknown>>;

/** Returns the component of a page that loads when it opens: the export of its module whose name ends in `Page` or `Frame`. */
export function lazyPage(load: Loader): RouteComponent {
  return lazyRouteComponent(async () => {
    const module = await loadPage(load);
    const name = Object.keys(module).find((key) => /(Page|Frame)$/.test(key)) as string;
    return { default: module[name] as RouteComponent };
  });
}

/** What every route can ask: the kept answers of calls. */
export interface RouterContext {
  client: QueryClient;
}

/** Does what a gate decided: lets the page open, or leads elsewhere. */
export function follow(decision: Decision, href: string): void {
  if (decision.kind === "open") return;
  if (decision.kind === "upgrade") {
    openUpgrade({ feature: decision.feature, isGate: true, wanted: href });
    throw redirect({ href: "/dashboard", replace: true });
  }
  const isKept = !decision.remembers || rememberWanted(href);
  const query = isKept ? "" : writeSearch({ redirectTo: href });
  throw redirect({ href: decision.to + query, replace: true });
}

/** Returns the signed-in person; a public page opens also when that cannot be determined. */
export async function meOrStranger(client: QueryClient): Promise<Me | null> {
  return loadMe(client).catch(() => null);
}

const features = new Set(
  Object.values(pages)
    .filter(({ access }) => access !== "public")
    .map(({ path }) => path.split("/")[1]),
);

/** Returns whether a path is of a room of the app, whatever follows. */
function isInRoom(path: string): boolean {
  return features.has(path.split("/")[1]);
}

/** A page that any member may open. */
const ofMembers: PageAccess = { access: "member" };

/** The route around all others. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  errorComponent: PageFailed,
  notFoundComponent: () => <Navigate to="/" replace />,
});

/** Lets members through, others are led where the gate says. */
async function requireMember(client: QueryClient, href: string): Promise<{ me: Me }> {
  const me = await loadMe(client);
  follow(decideAccess(ofMembers, me), href);
  forgetWanted();
  return { me: me as Me };
}

/** The frame of every page behind the gates; an address of no room leads to `/` (spec §2). */
export const app = createRoute({
  getParentRoute: () => root,
  id: "app",
  beforeLoad: async ({ context, location }) => {
    if (!isInRoom(location.pathname)) throw redirect({ href: "/", replace: true });
    return requireMember(context.client, location.href);
  },
  component: lazyPage(async () => {
    const { AppFrame, prepareFrame } = await import("./features/shell/AppFrame.tsx");
    await prepareFrame();
    return { AppFrame };
  }),
});

/** Around pages behind the gates that stand in the frame of a public page. */
export const bare = createRoute({
  getParentRoute: () => root,
  id: "bare",
  beforeLoad: ({ context, location }) => requireMember(context.client, location.href),
  component: lazyPage(() => import("./features/shell/BareFrame.tsx")),
});

/**
 * The route of unknown paths: inside a feature's path the feature's own not-found page, elsewhere `/`; a
 * visitor who must sign in first is led back afterwards.
 */
export const nowhere = createRoute({
  getParentRoute: () => app,
  path: "$",
  beforeLoad: ({ location }) => {
    if (location.pathname.startsWith("/admin")) throw redirect({ href: "/", replace: true });
  },
  component: lazyPage(() => import("./features/shell/NotFoundPage.tsx")),
});

/** Makes the route of a page that anyone may open. */
export function open(path: string, load: Loader) {
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyPage(load),
  });
}

/** Makes the route of a page that the server makes. */
export function serversPage(path: string) {
  return createRoute({ getParentRoute: () => root, path, component: ServersPage });
}

/** Makes the route of a page of the app, for members or for whom `access` says. */
export function inside(path: string, load: Loader, access: PageAccess = ofMembers) {
  return createRoute({
    getParentRoute: () => app,
    path,
    beforeLoad: ({ context, location }) => follow(decideAccess(access, context.me), location.href),
    component: lazyPage(load),
  });
}

/** Makes the route of a page of the app for whom the specification lets in. */
export function ofPage(page: PageAccess & { path: string }, load: Loader) {
  return inside(page.path, load, page);
}

/** Returns whether a business has something of a feature. */
export type HasSomething = (client: QueryClient) => Promise<boolean>;

/**
 * Makes the route of a page behind a plan's feature. It also opens without the plan for a business
 * that has records there (rulings §3: what was made while the plan had it can be read and deleted).
 */
export function kept(path: string, load: Loader, access: PageAccess, hasSomething: HasSomething) {
  return createRoute({
    getParentRoute: () => app,
    path,
    beforeLoad: async ({ context, location }) => {
      const decision = decideAccess(access, context.me);
      const isKept =
        decision.kind === "upgrade" && (await hasSomething(context.client).catch(() => false));
      if (!isKept) follow(decision, location.href);
    },
    component: lazyPage(load),
  });
}

/** Makes the route of a path that only leads elsewhere. */
export function leading(path: string, to: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true });
    },
  });
}
