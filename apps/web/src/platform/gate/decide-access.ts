import type { PageAccess } from "@marzipan/contract/paths";
import type { PlanFeature } from "@marzipan/contract/plans";
import { mayRole } from "@marzipan/domain/roles";
import type { Me } from "../session/me.tsx";
import { pathTo } from "../url/path-to.ts";

/** The outcome of a visit: the page opens, or the person is redirected. */
export type Decision =
  | { kind: "open" }
  /** To another path; `remembers`: the wanted path is kept for after the gate. */
  | { kind: "go"; to: string; remembers: boolean }
  /** The plan lacks the feature: the message, the dashboard, the upgrade modal (spec §2). */
  | { kind: "upgrade"; feature: PlanFeature };

const open: Decision = { kind: "open" };

/** Returns whether someone is an administrator: by plan or by profile (spec §6). */
export function isAdmin(me: Me): boolean {
  return me.user.is_admin || me.subscription.plan_key === "admin";
}

/** Returns where a person goes who fails a role check (spec §2). */
export function placeAfterFailedRole(me: Me): string {
  return isAdmin(me) ? pathTo("/admin/user-management") : pathTo("/dashboard");
}

/** Returns where a gate stops a signed-in person, `null` when it is open (rulings §2: gate order). */
function placeOfGate(me: Me): string | null {
  if (me.gate === "open") return null;
  return me.gate === "unverified" ? pathTo("/verify-email") : pathTo("/auth");
}

/**
 * Decides who may open a page (spec §2, rulings §2). Strangers go to `/auth` and come back; the
 * blocked, unverified and unapproved to their screens; a missing role or feature to the dashboard.
 */
export function decideAccess({ access, feature, capability }: PageAccess, me: Me | null): Decision {
  if (access === "public") return open;
  if (!me) return { kind: "go", to: pathTo("/auth"), remembers: true };
  const gate = placeOfGate(me);
  if (gate) return { kind: "go", to: gate, remembers: true };
  if (access === "admin") {
    return isAdmin(me) ? open : { kind: "go", to: placeAfterFailedRole(me), remembers: false };
  }
  if (capability !== undefined && !mayRole(me.user.role, capability)) {
    return { kind: "go", to: placeAfterFailedRole(me), remembers: false };
  }
  if (feature === undefined || isAdmin(me) || me.subscription.features.includes(feature)) {
    return open;
  }
  return { kind: "upgrade", feature };
}

/**
 * Decides a visit to `/`: a signed-in person, administrators too, goes to the dashboard (spec §2), or to the
 * screen of the gate that stops them.
 */
export function decideLanding(me: Me | null): Decision {
  if (!me) return open;
  return { kind: "go", to: placeOfGate(me) ?? pathTo("/dashboard"), remembers: false };
}

/** Decides a visit to `/auth`: it stays with strangers, the blocked and the unapproved (rulings §2). */
export function decideAuth(me: Me | null, wanted: string | null): Decision {
  if (!me) return open;
  const gate = placeOfGate(me);
  if (gate === pathTo("/auth")) return open;
  return { kind: "go", to: gate ?? wanted ?? pathTo("/dashboard"), remembers: false };
}

/** Decides a visit to `/verify-email`: a person without anything to verify is redirected. */
export function decideVerifyEmail(me: Me | null, wanted: string | null): Decision {
  if (!me || me.gate === "unverified") return open;
  return decideAuth(me, wanted).kind === "open"
    ? { kind: "go", to: pathTo("/auth"), remembers: false }
    : decideAuth(me, wanted);
}
