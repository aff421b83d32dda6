import { listCustomerUpdates } from "@marzipan/contract/customer-updates";
import { useCall } from "../../../platform/api/queries.ts";
import { CustomerUpdateBand } from "./CustomerUpdateBand.tsx";
import styles from "./customer-update.module.css";

/**
 * The last change of any order that its customer should be told; nothing while there is none. It stays at the bottom of the
 * window, so that no order moves while one reaches for it.
 */
export function UntoldOrder() {
  const [order] = useCall(listCustomerUpdates).data?.items ?? [];
  const update = order?.customerUpdate;
  if (!order || !update) return null;
  return (
    <div className={styles.untold}>
      <CustomerUpdateBand key={order.id + update.at} order={order} update={update} namesOrder />
    </div>
  );
}
