import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { getConfirmation, paperNames } from "@marzipan/contract/confirmations";
import type { PaperName } from "@marzipan/contract/confirmations";
import { locales } from "@marzipan/phrases/locales";
import { useParams } from "@tanstack/react-router";
import { FileDown, Printer } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useSpeech } from "../../platform/i18n/use-speech.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Select } from "../../ui/Select.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { GoneOrder } from "./GoneOrder.tsx";
import { ConfirmationPaper } from "./ConfirmationPaper.tsx";
import type { ConfirmationView } from "./ConfirmationPaper.tsx";
import { ConfirmationSharing } from "./ConfirmationSharing.tsx";
import styles from "./confirmation-paper.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** What a client gets of an order: on screen, on paper, as PDF, by a link (rulings §6). */
export function ConfirmationPage() {
  const t = useT();
  const errorText = useErrorText();
  const { orderId = "" } = useParams({ strict: false }) as { orderId?: string };
  const query = useCall(getConfirmation, { params: { id: orderId } });
  const { data } = query;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Page
      title={t(
        data?.confirmation.kind === "confirmation" ? "payments.confirmation" : "payments.summary",
      )}
      backTo={pathTo("/orders/$orderId", { orderId })}
    >
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <Skeleton height="420px" />
        </div>
      )}
      {isGone && <GoneOrder id={orderId} />}
      {query.isError && !data && !isGone && (
        <ErrorState
          title={t("payments.confirmation_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {data && (
        <Shown
          confirmation={data.confirmation}
          sharing={(speech) => (
            <ConfirmationSharing
              orderId={orderId}
              confirmation={data.confirmation}
              openLinks={data.openLinks}
              phone={data.phone}
              email={data.email}
              language={speech}
            />
          )}
          orderId={orderId}
        />
      )}
    </Page>
  );
}

interface ShownProps {
  orderId: string;
  confirmation: ConfirmationView;
  sharing: (language: Language) => React.ReactNode;
}

function Shown({ orderId, confirmation, sharing }: ShownProps) {
  const t = useT();
  const [language, setLanguage] = useState<Language>(confirmation.language);
  const [paper, setPaper] = useState<PaperName>("a4");
  const speech = useSpeech(language);
  const names = { a4: t("payments.paper_a4"), slip: t("payments.paper_slip") };
  return (
    <div className={styles.receiptLayout}>
      <div className={styles.receiptTools}>
        <Segmented
          aria-label={t("payments.paper")}
          options={paperNames.map((id) => ({ id, label: names[id] }))}
          value={paper}
          onChange={(id) => setPaper(id as PaperName)}
        />
        <Select
          label={t("common.language")}
          placeholder={t("common.choose")}
          items={languages.map((id) => ({ id, text: locales[id].name }))}
          value={language}
          onChange={(id) => setLanguage(id as Language)}
        />
        <div className={styles.receiptActs}>
          <Button icon={Printer} onPress={() => window.print()}>
            {t("common.print")}
          </Button>
          <ButtonLink
            icon={FileDown}
            href={`/api/orders/${orderId}/confirmation/pdf?language=${language}&paper=${paper}`}
            target="_blank"
            rel="noopener"
          >
            {t("payments.download_pdf")}
          </ButtonLink>
        </div>
      </div>
      {speech && <ConfirmationPaper confirmation={confirmation} speech={speech} paper={paper} />}
      <div className={styles.receiptTools}>{sharing(language)}</div>
    </div>
  );
}
