import type { Me as MeSchema } from "@marzipan/contract/accounts";
import type { PlanFeature } from "@marzipan/contract/plans";
import type { Capability } from "@marzipan/contract/roles";
import { mayRole } from "@marzipan/domain/roles";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import type * as z from "zod/mini";

/** The signed-in person, the gate that holds them back, and the business. */
export type Me = z.output<typeof MeSchema>;

const MeContext = createContext<Me | null>(null);

/** Gives the pages inside it the person who is signed in. */
export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  return <MeContext value={me}>{children}</MeContext>;
}

/** Returns the person who is signed in; only pages inside the app may ask. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error("A page asks who is signed in where nobody needs to be");
  return me;
}

/** Returns whether the plan in force has a feature. */
export function useFeature(feature: PlanFeature): boolean {
  return useMe().subscription.features.includes(feature);
}

/** Returns whether the person's role has a capability. */
export function useMay(capability: Capability): boolean {
  return mayRole(useMe().user.role, capability);
}
