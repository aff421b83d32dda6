import { common } from "../common/pt.ts";
import { shell } from "../shell/pt.ts";
import { errors } from "../errors/pt.ts";
import { accounts } from "../accounts/pt.ts";
import { billing } from "../billing/pt.ts";
import { plans } from "../plans/pt.ts";
import { clients } from "../clients/pt.ts";
import { products } from "../products/pt.ts";
import { catalog } from "../catalog/pt.ts";
import { orders } from "../orders/pt.ts";
import { bakeList } from "../bake-list/pt.ts";
import { requests } from "../order-requests/pt.ts";
import { expenses } from "../expenses/pt.ts";
import { receipts } from "../receipts/pt.ts";
import { payments } from "../payments/pt.ts";
import { notifications } from "../notifications/pt.ts";
import { tasks } from "../tasks/pt.ts";
import { dashboard } from "../dashboard/pt.ts";
import { analytics } from "../analytics/pt.ts";
import { reports } from "../reports/pt.ts";
import { settings } from "../settings/pt.ts";
import { messages } from "../messages/pt.ts";
import { figures } from "../figures/pt.ts";
import { pages } from "../pages/pt.ts";
import { admin } from "../admin/pt.ts";
import { contact } from "../contact/pt.ts";
import { help } from "../help/pt.ts";
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
