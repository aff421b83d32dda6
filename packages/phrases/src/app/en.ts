import { common } from "../common/en.ts";
import { shell } from "../shell/en.ts";
import { errors } from "../errors/en.ts";
import { accounts } from "../accounts/en.ts";
import { billing } from "../billing/en.ts";
import { plans } from "../plans/en.ts";
import { clients } from "../clients/en.ts";
import { products } from "../products/en.ts";
import { catalog } from "../catalog/en.ts";
import { orders } from "../orders/en.ts";
import { bakeList } from "../bake-list/en.ts";
import { requests } from "../order-requests/en.ts";
import { expenses } from "../expenses/en.ts";
import { receipts } from "../receipts/en.ts";
import { payments } from "../payments/en.ts";
import { notifications } from "../notifications/en.ts";
import { tasks } from "../tasks/en.ts";
import { dashboard } from "../dashboard/en.ts";
import { analytics } from "../analytics/en.ts";
import { reports } from "../reports/en.ts";
import { settings } from "../settings/en.ts";
import { messages } from "../messages/en.ts";
import { figures } from "../figures/en.ts";
import { pages } from "../pages/en.ts";
import { admin } from "../admin/en.ts";
import { contact } from "../contact/en.ts";
import { help } from "../help/en.ts";

/** What the app says in English, section by section; the other languages follow its shape. */
export const app = {
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
