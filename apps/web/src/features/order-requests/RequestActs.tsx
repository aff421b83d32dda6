import { Check, HandCoins, Pencil, X } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AcceptSheet } from "./AcceptSheet.tsx";
import { DeclineSheet } from "./DeclineSheet.tsx";
import { QuoteSheet } from "./QuoteSheet.tsx";
import { isOpenRequest } from "./request-state.rules.ts";
import type { RequestRow, RequestView } from "./requests.types.ts";
import { DayWarning } from "../orders/acts/DayWarning.tsx";
import { dayRefusalOf } from "../orders/acts/refused-day.ts";
import { useAccepting } from "./use-answering.ts";
import type { OnAnswered } from "./use-answering.ts";
import styles from "./requests.module.css";

interface RequestActsProps {
  request: RequestRow | RequestView;
  onAnswered: OnAnswered;
  /** Offers to change the order before accepting: on the request's own page. */
  canChange?: boolean;
}

/** The answers to a request that waits: accept with one tap, offer a price, decline with a message. */
export function RequestActs({ request, onAnswered, canChange = false }: RequestActsProps) {
  const t = useT();
  const errorText = useErrorText();
  const [open, setOpen] = useState<"accept" | "quote" | "decline" | null>(null);
  const accepting = useAccepting(onAnswered);
  if (!isOpenRequest(request)) return null;
  const close = (): void => setOpen(null);
  const answered: OnAnswered = (next) => {
    close();
    onAnswered(next);
  };
  const accept = (overCapacity: boolean): void =>
    accepting.mutate({
      params: { id: request.id },
      body: { expectedUpdatedAt: request.updatedAt, ...(overCapacity && { overCapacity }) },
    });
  const isDayRefused = dayRefusalOf(accepting.error) !== null;
  return (
    <div className={styles.requestActs}>
      <Button
        variant="primary"
        icon={Check}
        className={styles.requestAccept}
        isPending={accepting.isPending}
        onPress={() => accept(false)}
      >
        {t("requests.accept")}
      </Button>
      {canChange && (
        <Button icon={Pencil} onPress={() => setOpen("accept")}>
          {t("requests.change_first")}
        </Button>
      )}
      <Button icon={HandCoins} onPress={() => setOpen("quote")}>
        {request.status === "quoted" ? t("requests.quote_anew") : t("requests.quote")}
      </Button>
      <Button variant="quiet" icon={X} onPress={() => setOpen("decline")}>
        {t("requests.decline")}
      </Button>
      {accepting.error && !isDayRefused && (
        <Notice tone="danger" role="alert" className={styles.requestProblem}>
          {errorText(accepting.error)}
        </Notice>
      )}
      <DayWarning
        confirmLabel={t("requests.over_capacity")}
        error={accepting.error}
        day={request.deliveryDate}
        onConfirm={() => accept(true)}
        onClose={accepting.reset}
        isPending={accepting.isPending}
      />
      {open === "accept" && "day" in request && (
        <AcceptSheet request={request} onClose={close} onAnswered={answered} />
      )}
      {open === "quote" && <QuoteSheet request={request} onClose={close} onAnswered={answered} />}
      {open === "decline" && (
        <DeclineSheet request={request} onClose={close} onAnswered={answered} />
      )}
    </div>
  );
}
