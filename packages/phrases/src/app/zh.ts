import { common } from "../common/zh.ts";
import { shell } from "../shell/zh.ts";
import { errors } from "../errors/zh.ts";
import { accounts } from "../accounts/zh.ts";
import { billing } from "../billing/zh.ts";
import { plans } from "../plans/zh.ts";
import { clients } from "../clients/zh.ts";
import { products } from "../products/zh.ts";
import { catalog } from "../catalog/zh.ts";
import { orders } from "../orders/zh.ts";
import { bakeList } from "../bake-list/zh.ts";
import { requests } from "../order-requests/zh.ts";
import { expenses } from "../expenses/zh.ts";
import { receipts } from "../receipts/zh.ts";
import { payments } from "../payments/zh.ts";
import { notifications } from "../notifications/zh.ts";
import { tasks } from "../tasks/zh.ts";
import { dashboard } from "../dashboard/zh.ts";
import { analytics } from "../analytics/zh.ts";
import { reports } from "../reports/zh.ts";
import { settings } from "../settings/zh.ts";
import { messages } from "../messages/zh.ts";
import { figures } from "../figures/zh.ts";
import { pages } from "../pages/zh.ts";
import { admin } from "../admin/zh.ts";
import { contact } from "../contact/zh.ts";
import { help } from "../help/zh.ts";
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
