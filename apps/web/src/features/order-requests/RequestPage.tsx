import { getOrderRequest } from "@marzipan/contract/order-requests";
import { useParams } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { TicketSkeleton } from "../../ui/Skeleton.tsx";
import { OrderNotes } from "../orders/page/OrderNotes.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { AnsweredNotices } from "./AnsweredNotices.tsx";
import { RequestActs } from "./RequestActs.tsx";
import { RequestContact } from "./RequestContact.tsx";
import { RequestFullTicket } from "./RequestFullTicket.tsx";
import { RequestHistory } from "./RequestHistory.tsx";
import type { RequestView } from "./requests.types.ts";
import { useAnswered } from "./use-answered.ts";
import styles from "../orders/page/order-page.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** One request: what was asked, by whom, how full the day is, and the answers to it. */
export function RequestPage() {
  const t = useT();
  const errorText = useErrorText();
  const { requestId = "" } = useParams({ strict: false }) as { requestId?: string };
  const query = useCall(getOrderRequest, { params: { id: requestId } });
  const { data, error } = query;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page
      title={
        data
          ? t("requests.request_number", { number: String(data.number) })
          : t("shell.order_requests")
      }
      backTo={pathTo("/order-requests")}
    >
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <TicketSkeleton lines={4} />
        </div>
      )}
      {!data && isGone && (
        <EmptyState icon={Inbox} title={t("requests.gone")} text={t("requests.gone_text")}>
          <ButtonLink variant="primary" href={pathTo("/order-requests")}>
            {t("shell.order_requests")}
          </ButtonLink>
        </EmptyState>
      )}
      {!data && error && !isGone && (
        <ErrorState
          title={t("requests.load_failed")}
          text={errorText(error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {data && <Loaded key={data.id} request={data} />}
    </Page>
  );
}

function Loaded({ request }: { request: RequestView }) {
  const [answered, onAnswered] = useAnswered();
  return (
    <>
      <AnsweredNotices answered={answered.slice(0, 1)} />
      <div className={styles.orderColumns}>
        <div className={styles.orderStack}>
          <RequestFullTicket request={request} />
          <RequestActs request={request} onAnswered={onAnswered} canChange />
          <RequestContact request={request} />
        </div>
        <div className={styles.orderStack}>
          <OrderNotes order={{ notes: null, pictures: request.pictures }} />
          <RequestHistory history={request.history} />
        </div>
      </div>
    </>
  );
}
