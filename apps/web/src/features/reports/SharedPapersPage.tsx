import { getSharedReports } from "@marzipan/contract/accountant";
import type { MonthPaper } from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { locales } from "@marzipan/phrases/locales";
import { useParams } from "@tanstack/react-router";
import { FileArchive, FileSpreadsheet, FileText, Link2Off } from "lucide-react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useSpeech } from "../../platform/i18n/use-speech.ts";
import { useTitle } from "../../platform/screen/Page.tsx";
import { useNoIndex } from "../../platform/screen/use-no-index.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { phraseOfPaper, sayPaperForm } from "./month-papers.rules.ts";
import styles from "./shared-papers.module.css";

const icons: Readonly<Record<MonthPaper, IconShape>> = {
  xlsx: FileSpreadsheet,
  pdf: FileText,
  zip: FileArchive,
  clients: FileSpreadsheet,
};

/** The reader's, who is not from the business. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** A month's papers for the accountant: anyone who has the mail's link may fetch them until it ends. */
export function SharedPapersPage() {
  const t = useT();
  const errorText = useErrorText();
  useNoIndex();
  const { token = "" } = useParams({ strict: false }) as { token?: string };
  const query = useCall(getSharedReports, { params: { token } });
  useTitle(t("reports.papers"));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <main className={styles.sharedPapers}>
      {query.isPending && (
        <>
          <p role="status" className="sr-only">
            {t("common.loading")}
          </p>
          <Skeleton height="260px" width="min(440px, 100%)" />
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
          title={t("reports.papers_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <Papers papers={query.data} token={token} />}
    </main>
  );
}

function Papers({ papers, token }: { papers: ReplyOf<typeof getSharedReports>; token: string }) {
  const speech = useSpeech(papers.language);
  if (!speech) return null;
  const { t, format, language } = speech;
  return (
    <section className={styles.papers} lang={language} dir={locales[language].direction}>
      <h1>{papers.businessName}</h1>
      <p className={styles.papersMonth}>{format.month(papers.month)}</p>
      <div className={styles.papersLinks}>
        {papers.papers.map((one) => (
          <ButtonLink
            key={one}
            icon={icons[one]}
            href={`/api/shared/papers/${token}/${one}`}
            download
          >
            {t("reports.paper_file", {
              name: t(phraseOfPaper(one)),
              format: sayPaperForm(t, one),
            })}
          </ButtonLink>
        ))}
      </div>
      <p className={styles.papersEnd}>
        {t("reports.link_until", {
          date: format.date(dayIn(timeZone, new Date(papers.endsAt))),
        })}
      </p>
    </section>
  );
}
