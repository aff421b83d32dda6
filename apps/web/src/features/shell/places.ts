import type { PlanFeature } from "@marzipan/contract/plans";
import type { Capability, Role } from "@marzipan/contract/roles";
import { mayRole } from "@marzipan/domain/roles";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import {
  Banknote,
  CakeSlice,
  ChartColumn,
  ChefHat,
  ClipboardList,
  CreditCard,
  FileSpreadsheet,
  Inbox,
  LayoutDashboard,
  ListChecks,
  MessageSquareText,
  ScanLine,
  ScrollText,
  ShieldCheck,
  Store,
  ThumbsUp,
  UserCheck,
  Users,
  Wallet,
} from "lucide-react";
import { pathTo } from "../../platform/url/path-to.ts";
import type { IconShape } from "../../ui/Icon.tsx";

/** A place of the app, as the menus list it. */
export interface NavItem {
  href: string;
  label: PlainPhraseKey;
  icon: IconShape;
  /** Shown with a lock where the plan lacks it. */
  feature?: PlanFeature;
  /** Not shown to a role that lacks it. */
  capability?: Capability;
  /** Shows how many requests are new. */
  countsRequests?: true;
  /** Shows how many registrations wait. */
  countsApprovals?: true;
}

/** Places that belong together, under a name in the "More" sheet. */
export interface PlaceGroup {
  title: PlainPhraseKey;
  places: readonly NavItem[];
}

/** The places of the app in groups: the day, what comes up daily, what is sold, the books. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    title: "common.today",
    places: [
      { href: pathTo("/dashboard"), label: "shell.dashboard", icon: LayoutDashboard },
      { href: pathTo("/orders"), label: "shell.orders", icon: ClipboardList },
      {
        href: pathTo("/order-requests"),
        label: "shell.order_requests",
        icon: Inbox,
        countsRequests: true,
      },
      { href: pathTo("/bake-list"), label: "shell.bake_list", icon: ChefHat },
    ],
  },
  {
    title: "shell.group_daily",
    places: [
      { href: pathTo("/clients"), label: "shell.clients", icon: Users },
      { href: pathTo("/tasks"), label: "shell.tasks", icon: ListChecks },
      {
        href: pathTo("/receipts"),
        label: "shell.receipts",
        icon: ScanLine,
        feature: "receipt_ocr",
        capability: "expenses",
      },
      {
        href: pathTo("/expenses"),
        label: "shell.expenses",
        icon: Wallet,
        feature: "payment_tracking",
        capability: "expenses",
      },
    ],
  },
  {
    title: "shell.group_sold",
    places: [
      { href: pathTo("/products"), label: "shell.products", icon: CakeSlice },
      { href: pathTo("/menu"), label: "shell.public_menu", icon: Store, feature: "menu_sharing" },
    ],
  },
  {
    title: "shell.group_books",
    places: [
      {
        href: pathTo("/payments"),
        label: "payments.title",
        icon: Banknote,
        feature: "payment_tracking",
        capability: "money",
      },
      {
        href: pathTo("/analytics"),
        label: "shell.analytics",
        icon: ChartColumn,
        feature: "advanced_analytics",
        capability: "money",
      },
      {
        href: pathTo("/reports"),
        label: "shell.reports",
        icon: FileSpreadsheet,
        feature: "export_excel",
        capability: "money",
      },
    ],
  },
];

/** The places of administrators. */
const adminPlaces: PlaceGroup = {
  title: "shell.admin_overview",
  places: [
    { href: pathTo("/admin/dashboard"), label: "shell.admin_overview", icon: ShieldCheck },
    {
      href: pathTo("/admin/user-approvals"),
      label: "shell.admin_approvals",
      icon: UserCheck,
      countsApprovals: true,
    },
    { href: pathTo("/admin/user-management"), label: "shell.admin_users", icon: Users },
    { href: pathTo("/admin/billing"), label: "plans.admin", icon: CreditCard },
    { href: pathTo("/admin/audit"), label: "admin.audit", icon: ScrollText },
    { href: pathTo("/admin/leads"), label: "contact.leads", icon: MessageSquareText },
    { href: pathTo("/admin/help-votes"), label: "help.votes", icon: ThumbsUp },
  ],
};

/** Returns the groups of places that a role sees; those of an administrator come first. */
export function placesOf(role: Role, isAdministrator: boolean): readonly PlaceGroup[] {
  const groups = isAdministrator ? [adminPlaces, ...placeGroups] : placeGroups;
  return groups
    .map(({ title, places }) => ({
      title,
      places: places.filter(
        ({ capability }) => capability === undefined || mayRole(role, capability),
      ),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Returns whether a path belongs to a place: the place itself or a page under it. */
export function isAtPlace(path: string, href: string): boolean {
  if (href === pathTo("/dashboard")) return path === href;
  return path === href || path.startsWith(`${href}/`);
}
