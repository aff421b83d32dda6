import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { TicketList } from "../../ui/Ticket.tsx";
import { RequestTicket } from "./RequestTicket.tsx";
import type { RequestRow } from "./requests.types.ts";
import type { OnAnswered } from "./use-answering.ts";
import styles from "./requests.module.css";

interface RequestTicketsProps {
  requests: readonly RequestRow[];
  headingLevel?: 2 | 3;
  onAnswered: OnAnswered;
}

/** Requests as tickets, side by side where there is feature. */
export function RequestTickets({ requests, headingLevel = 2, onAnswered }: RequestTicketsProps) {
  const t = useT();
  return (
    <div className={styles.requestTickets}>
      <TicketList inPairs label={t("shell.order_requests")}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestTicket request={request} headingLevel={headingLevel} onAnswered={onAnswered} />
          </li>
        ))}
      </TicketList>
    </div>
  );
}
