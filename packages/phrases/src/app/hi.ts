import { common } from "../common/hi.ts";
import { shell } from "../shell/hi.ts";
import { errors } from "../errors/hi.ts";
import { accounts } from "../accounts/hi.ts";
import { billing } from "../billing/hi.ts";
import { plans } from "../plans/hi.ts";
import { clients } from "../clients/hi.ts";
import { products } from "../products/hi.ts";
import { catalog } from "../catalog/hi.ts";
import { orders } from "../orders/hi.ts";
import { bakeList } from "../bake-list/hi.ts";
import { requests } from "../order-requests/hi.ts";
import { expenses } from "../expenses/hi.ts";
import { receipts } from "../receipts/hi.ts";
import { payments } from "../payments/hi.ts";
import { notifications } from "../notifications/hi.ts";
import { tasks } from "../tasks/hi.ts";
import { dashboard } from "../dashboard/hi.ts";
import { analytics } from "../analytics/hi.ts";
import { reports } from "../reports/hi.ts";
import { settings } from "../settings/hi.ts";
import { messages } from "../messages/hi.ts";
import { figures } from "../figures/hi.ts";
import { pages } from "../pages/hi.ts";
import { admin } from "../admin/hi.ts";
import { contact } from "../contact/hi.ts";
import { help } from "../help/hi.ts";
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
