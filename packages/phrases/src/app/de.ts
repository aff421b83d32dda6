import { common } from "../common/de.ts";
import { shell } from "../shell/de.ts";
import { errors } from "../errors/de.ts";
import { accounts } from "../accounts/de.ts";
import { billing } from "../billing/de.ts";
import { plans } from "../plans/de.ts";
import { clients } from "../clients/de.ts";
import { products } from "../products/de.ts";
import { catalog } from "../catalog/de.ts";
import { orders } from "../orders/de.ts";
import { bakeList } from "../bake-list/de.ts";
import { requests } from "../order-requests/de.ts";
import { expenses } from "../expenses/de.ts";
import { receipts } from "../receipts/de.ts";
import { payments } from "../payments/de.ts";
import { notifications } from "../notifications/de.ts";
import { tasks } from "../tasks/de.ts";
import { dashboard } from "../dashboard/de.ts";
import { analytics } from "../analytics/de.ts";
import { reports } from "../reports/de.ts";
import { settings } from "../settings/de.ts";
import { messages } from "../messages/de.ts";
import { figures } from "../figures/de.ts";
import { pages } from "../pages/de.ts";
import { admin } from "../admin/de.ts";
import { contact } from "../contact/de.ts";
import { help } from "../help/de.ts";
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
