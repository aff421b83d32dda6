import { common } from "../common/he.ts";
import { shell } from "../shell/he.ts";
import { errors } from "../errors/he.ts";
import { accounts } from "../accounts/he.ts";
import { billing } from "../billing/he.ts";
import { plans } from "../plans/he.ts";
import { clients } from "../clients/he.ts";
import { products } from "../products/he.ts";
import { catalog } from "../catalog/he.ts";
import { orders } from "../orders/he.ts";
import { bakeList } from "../bake-list/he.ts";
import { requests } from "../order-requests/he.ts";
import { expenses } from "../expenses/he.ts";
import { receipts } from "../receipts/he.ts";
import { payments } from "../payments/he.ts";
import { notifications } from "../notifications/he.ts";
import { tasks } from "../tasks/he.ts";
import { dashboard } from "../dashboard/he.ts";
import { analytics } from "../analytics/he.ts";
import { reports } from "../reports/he.ts";
import { settings } from "../settings/he.ts";
import { messages } from "../messages/he.ts";
import { figures } from "../figures/he.ts";
import { pages } from "../pages/he.ts";
import { admin } from "../admin/he.ts";
import { contact } from "../contact/he.ts";
import { help } from "../help/he.ts";
import type { AppPhrases } from "../translate.ts";

/** What the app says in this language, section by section. */
export const app: AppPhrases = {
  common,
  shell,
  errors,
  accounts,
  billing,
  plans,
  clients,
  products,
  catalog,
  orders,
  bake_list: bakeList,
  requests,
  expenses,
  receipts,
  payments,
  notifications,
  tasks,
  dashboard,
  analytics,
  reports,
  settings,
  messages,
  figures,
  pages,
  admin,
  contact,
  help,
};
