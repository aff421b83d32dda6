import { getSharedConfirmation } from "@marzipan/contract/confirmations";
import { useParams } from "@tanstack/react-router";
import { FileDown, Link2Off, Printer } from "lucide-react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useSpeech } from "../../platform/i18n/use-speech.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useTitle } from "../../platform/screen/Page.tsx";
import { useNoIndex } from "../../platform/screen/use-no-index.ts";
import { ConfirmationPaper } from "./ConfirmationPaper.tsx";
import type { ConfirmationView } from "./ConfirmationPaper.tsx";
import styles from "./confirmation-paper.module.css";

/** A shared confirmation: anyone who has its link may read it (rulings §6). */
export function SharedConfirmationPage() {
  const t = useT();
  const errorText = useErrorText();
  useNoIndex();
  const { token = "" } = useParams({ strict: false }) as { token?: string };
  const query = useCall(getSharedConfirmation, { params: { token } });
  const isPaid = query.data?.kind === "confirmation";
  useTitle(t(isPaid ? "payments.confirmation" : "payments.summary"));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <main className={styles.sharedReceipt}>
      {query.isPending && (
        <>
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <Skeleton height="420px" width="min(640px, 100%)" />
        </>
      )}
      {isGone && (
        <EmptyState
          icon={Link2Off}
          headingLevel={1}
          title={t("payments.gone_title")}
          text={t("payments.gone_text")}
        />
      )}
      {query.isError && !query.data && !isGone && (
        <ErrorState
          title={t("payments.confirmation_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <Shared confirmation={query.data} token={token} />}
    </main>
  );
}

function Shared({ confirmation, token }: { confirmation: ConfirmationView; token: string }) {
  const speech = useSpeech(confirmation.language);
  if (!speech) return null;
  const { t } = speech;
  return (
    <>
      <ConfirmationPaper confirmation={confirmation} speech={speech} paper="a4" />
      <div className={styles.receiptTools}>
        <div className={styles.receiptActs}>
          <Button icon={Printer} onPress={() => window.print()}>
            {t("common.print")}
          </Button>
          <ButtonLink
            icon={FileDown}
            href={`/api/shared/confirmations/${token}/pdf`}
            target="_blank"
          >
            {t("payments.download_pdf")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
