import { Printer } from "lucide-react";
import { getOrder } from "@marzipan/contract/orders";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useCall } from "../../../platform/api/queries.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { TicketSkeleton } from "../../../ui/Skeleton.tsx";
import { Page } from "../../../platform/screen/Page.tsx";
import { OrderMissing } from "../acts/OrderMissing.tsx";
import { OrderPaperCard, papers } from "./OrderPaperCard.tsx";
import type { Paper } from "./OrderPaperCard.tsx";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-card.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** The order card as it comes out of the printer, and the button that prints it. */
export function OrderCardPage() {
  const t = useT();
  const { orderId = "" } = useParams({ strict: false }) as { orderId?: string };
  const { data, error, refetch, isFetching } = useCall(getOrder, { params: { id: orderId } });
  if (data) return <LoadedCard order={data} />;
  if (error) {
    return (
      <OrderMissing
        title={t("orders.title")}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Page title={t("orders.title")} backTo={pathTo("/orders/$orderId", { orderId })}>
      <p role="status" className="sr-only">
        {t("common.loading")}
      </p>
      <TicketSkeleton lines={4} />
    </Page>
  );
}

function LoadedCard({ order }: { order: OrderView }) {
  const t = useT();
  const [paper, setPaper] = useState<Paper>("a5");
  return (
    <div className={styles.cardPage}>
      <Page
        title={t("common.order_number", { number: String(order.number) })}
        backTo={pathTo("/orders/$orderId", { orderId: order.id })}
        actions={
          <Button variant="primary" icon={Printer} onPress={() => print()}>
            {t("common.print")}
          </Button>
        }
      >
        <Segmented
          className={styles.cardPaper}
          aria-label={t("orders.paper")}
          fitsWords
          options={papers.map((id) => ({ id, label: t(`orders.paper_${id}`) }))}
          value={paper}
          onChange={setPaper}
        />
        <OrderPaperCard order={order} paper={paper} />
      </Page>
    </div>
  );
}
