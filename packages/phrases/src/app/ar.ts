import { common } from "../common/ar.ts";
import { shell } from "../shell/ar.ts";
import { errors } from "../errors/ar.ts";
import { accounts } from "../accounts/ar.ts";
import { billing } from "../billing/ar.ts";
import { plans } from "../plans/ar.ts";
import { clients } from "../clients/ar.ts";
import { products } from "../products/ar.ts";
import { catalog } from "../catalog/ar.ts";
import { orders } from "../orders/ar.ts";
import { bakeList } from "../bake-list/ar.ts";
import { requests } from "../order-requests/ar.ts";
import { expenses } from "../expenses/ar.ts";
import { receipts } from "../receipts/ar.ts";
import { payments } from "../payments/ar.ts";
import { notifications } from "../notifications/ar.ts";
import { tasks } from "../tasks/ar.ts";
import { dashboard } from "../dashboard/ar.ts";
import { analytics } from "../analytics/ar.ts";
import { reports } from "../reports/ar.ts";
import { settings } from "../settings/ar.ts";
import { messages } from "../messages/ar.ts";
import { figures } from "../figures/ar.ts";
import { pages } from "../pages/ar.ts";
import { admin } from "../admin/ar.ts";
import { contact } from "../contact/ar.ts";
import { help } from "../help/ar.ts";
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
