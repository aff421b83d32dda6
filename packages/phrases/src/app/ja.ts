import { common } from "../common/ja.ts";
import { shell } from "../shell/ja.ts";
import { errors } from "../errors/ja.ts";
import { accounts } from "../accounts/ja.ts";
import { billing } from "../billing/ja.ts";
import { plans } from "../plans/ja.ts";
import { clients } from "../clients/ja.ts";
import { products } from "../products/ja.ts";
import { catalog } from "../catalog/ja.ts";
import { orders } from "../orders/ja.ts";
import { bakeList } from "../bake-list/ja.ts";
import { requests } from "../order-requests/ja.ts";
import { expenses } from "../expenses/ja.ts";
import { receipts } from "../receipts/ja.ts";
import { payments } from "../payments/ja.ts";
import { notifications } from "../notifications/ja.ts";
import { tasks } from "../tasks/ja.ts";
import { dashboard } from "../dashboard/ja.ts";
import { analytics } from "../analytics/ja.ts";
import { reports } from "../reports/ja.ts";
import { settings } from "../settings/ja.ts";
import { messages } from "../messages/ja.ts";
import { figures } from "../figures/ja.ts";
import { pages } from "../pages/ja.ts";
import { admin } from "../admin/ja.ts";
import { contact } from "../contact/ja.ts";
import { help } from "../help/ja.ts";
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
