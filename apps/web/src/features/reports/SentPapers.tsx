import { disableSharedReports } from "@marzipan/contract/accountant";
import type { getAccountant } from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { useAct } from "../../platform/api/queries.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import styles from "./reports.module.css";

type Sent = ReplyOf<typeof getAccountant>["sent"];

/** What was mailed to the accountant, the last first, and how the link of each is stopped. */
export function SentPapers({ sent }: { sent: Sent }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const today = useToday();
  const stop = useAct(disableSharedReports);
  const errorText = useErrorText();
  const isOpen = ({ isStopped, endsAt }: Sent[number]): boolean =>
    !isStopped && dayIn(timeZone, new Date(endsAt)) >= today;
  return (
    <>
      <h3 className={styles.sentHead}>{t("reports.sent")}</h3>
      {stop.error && (
        <Notice tone="danger" role="alert">
          {errorText(stop.error)}
        </Notice>
      )}
      <ul className={styles.files}>
        {sent.map((papers) => (
          <li key={papers.id}>
            <span className={styles.fileWords}>
              <b>{format.month(papers.month)}</b>
              <bdi>{papers.email}</bdi>
              <span>
                {papers.isStopped
                  ? t("reports.link_stopped")
                  : t("reports.link_until", {
                      date: format.date(dayIn(timeZone, new Date(papers.endsAt))),
                    })}
              </span>
            </span>
            {isOpen(papers) && (
              <TextButton onPress={() => stop.mutate({ params: { id: papers.id } })}>
                {t("reports.stop_link", { name: format.month(papers.month) })}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
