import type { UserFilter } from "@marzipan/contract/admin";
import { userFilters } from "@marzipan/contract/admin";
import type { PlanName } from "@marzipan/contract/plans";
import { planNames } from "@marzipan/contract/plans";

/** What the page's query asks for. */
export interface UsersView {
  q: string;
  filter: UserFilter | undefined;
  plan: PlanName | undefined;
  /** The account whose sheet is open. */
  userId: string | undefined;
}

/** Reads what the list shows from the page's query; what is unknown counts as not asked. */
export function readUsersView(params: Readonly<Record<string, string | undefined>>): UsersView {
  return {
    q: params["q"] ?? "",
    filter: userFilters.find((name) => name === params["filter"]),
    plan: planNames.find((name) => name === params["plan"]),
    userId: params["user"],
  };
}
