import { listHelpRatings } from "@marzipan/contract/help";
import { locales } from "@marzipan/phrases/locales";
import { ThumbsUp } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { helpAddress } from "./help-address.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./help.module.css";
import cardStyles from "../../ui/Card.module.css";

/** `/admin/help-votes`: how often each help article helped or did not, those that did not first. */
export function HelpVotesPage() {
  const t = useT();
  return (
    <Page title={t("help.votes")}>
      <Votes />
    </Page>
  );
}

function Votes() {
  const t = useT();
  const { language } = useLanguage();
  const { data, isError, refetch } = useCall(listHelpRatings);
  if (isError) {
    return (
      <ErrorState
        title={t("help.failed")}
        onRetry={() => void refetch()}
        retryLabel={t("common.try_again")}
      />
    );
  }
  if (!data) return <Skeleton height="240px" />;
  if (data.items.length === 0) {
    return <EmptyState icon={ThumbsUp} title={t("help.votes_empty")} text={t("help.votes_text")} />;
  }
  return (
    <>
      <p className={styles.helpVotesText}>{t("help.votes_text")}</p>
      <ul className={joinClasses(cardStyles.card, styles.helpRows)}>
        {data.items.map((vote) => (
          <li key={`${vote.article} ${vote.language}`} className={styles.helpVoteRow}>
            <TextLink href={helpAddress(language, vote.article)} target="_blank">
              {vote.title}
            </TextLink>
            <span>{locales[vote.language].name}</span>
            <span>{t("help.votes_line", { helped: vote.helped, notHelped: vote.notHelped })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
