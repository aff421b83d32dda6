import { listCustomerUpdates } from "@marzipan/contract/customer-updates";
import { useCall } from "../../../platform/api/queries.ts";
import { CustomerUpdateBand } from "./CustomerUpdateBand.tsx";

/** The last change of any order that its customer should be told; nothing while there is none. */
export function UntoldOrder() {
  const [order] = useCall(listCustomerUpdates).data?.items ?? [];
  const update = order?.customerUpdate;
  if (!order || !update) return null;
  return <CustomerUpdateBand key={order.id + update.at} order={order} update={update} namesOrder />;
}
