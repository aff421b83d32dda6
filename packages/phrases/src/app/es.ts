import { common } from "../common/es.ts";
import { shell } from "../shell/es.ts";
import { errors } from "../errors/es.ts";
import { accounts } from "../accounts/es.ts";
import { billing } from "../billing/es.ts";
import { plans } from "../plans/es.ts";
import { clients } from "../clients/es.ts";
import { products } from "../products/es.ts";
import { catalog } from "../catalog/es.ts";
import { orders } from "../orders/es.ts";
import { bakeList } from "../bake-list/es.ts";
import { requests } from "../order-requests/es.ts";
import { expenses } from "../expenses/es.ts";
import { receipts } from "../receipts/es.ts";
import { payments } from "../payments/es.ts";
import { notifications } from "../notifications/es.ts";
import { tasks } from "../tasks/es.ts";
import { dashboard } from "../dashboard/es.ts";
import { analytics } from "../analytics/es.ts";
import { reports } from "../reports/es.ts";
import { settings } from "../settings/es.ts";
import { messages } from "../messages/es.ts";
import { figures } from "../figures/es.ts";
import { pages } from "../pages/es.ts";
import { admin } from "../admin/es.ts";
import { contact } from "../contact/es.ts";
import { help } from "../help/es.ts";
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
