import { getOrder } from "@marzipan/contract/orders";
import { FileX } from "lucide-react";
import type { ReactNode } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { FormSkeleton } from "../../platform/forms/FormSkeleton.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

interface GoneOrderProps {
  id: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** Says that an order is deleted, or not there at all, with the way to Recently deleted. */
export function GoneOrder({ id, children }: GoneOrderProps) {
  const t = useT();
  const order = useCall(getOrder, { params: { id } });
  if (order.isPending) return <FormSkeleton label={t("common.loading")} heights={[44, 44, 44]} />;
  const isDeleted = order.data !== undefined && order.data.deletedAt !== null;
  return (
    <EmptyState
      icon={FileX}
      title={t(isDeleted ? "orders.deleted_note" : "orders.order_gone")}
      text={t(isDeleted ? "payments.order_deleted_text" : "orders.order_gone_text")}
    >
      <ButtonLink variant="primary" href={pathTo("/orders/deleted")}>
        {t("common.recently_deleted")}
      </ButtonLink>
      {children}
    </EmptyState>
  );
}
