import { common } from "../common/fr.ts";
import { shell } from "../shell/fr.ts";
import { errors } from "../errors/fr.ts";
import { accounts } from "../accounts/fr.ts";
import { billing } from "../billing/fr.ts";
import { plans } from "../plans/fr.ts";
import { clients } from "../clients/fr.ts";
import { products } from "../products/fr.ts";
import { catalog } from "../catalog/fr.ts";
import { orders } from "../orders/fr.ts";
import { bakeList } from "../bake-list/fr.ts";
import { requests } from "../order-requests/fr.ts";
import { expenses } from "../expenses/fr.ts";
import { receipts } from "../receipts/fr.ts";
import { payments } from "../payments/fr.ts";
import { notifications } from "../notifications/fr.ts";
import { tasks } from "../tasks/fr.ts";
import { dashboard } from "../dashboard/fr.ts";
import { analytics } from "../analytics/fr.ts";
import { reports } from "../reports/fr.ts";
import { settings } from "../settings/fr.ts";
import { messages } from "../messages/fr.ts";
import { figures } from "../figures/fr.ts";
import { pages } from "../pages/fr.ts";
import { admin } from "../admin/fr.ts";
import { contact } from "../contact/fr.ts";
import { help } from "../help/fr.ts";
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
