import { listReportDownloads } from "@marzipan/contract/reports";
import { Download } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Card } from "../../ui/Card.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { CardFace } from "./CardFace.tsx";
import type { Making, ReportDownload } from "./making.rules.ts";
import { phraseOfKind } from "./report-view.rules.ts";
import type { ReportQuery } from "./report-view.rules.ts";
import styles from "./reports.module.css";

/** While a report is being made its state is asked for again, in milliseconds. */
const lookAgainMs = 2000;

/** The last ten reports: where each stands, and a press makes it again. */
export function DownloadsCard({ onMake }: { onMake: (making: Making) => void }) {
  const t = useT();
  const downloads = useCall(listReportDownloads, undefined, {
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === "waiting" || one.state === "running")
        ? lookAgainMs
        : false,
  });
  const items = downloads.data?.items ?? [];
  return (
    <Card title={t("reports.downloads")}>
      <CardFace query={downloads} height="64px" />
      {downloads.data && items.length === 0 && (
        <p className={styles.quiet}>{t("reports.downloads_none")}</p>
      )}
      <ul className={styles.files}>
        {items.map((item) => (
          <li key={item.id}>
            <File item={item} onMake={onMake} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function File({ item, onMake }: { item: ReportDownload; onMake: (making: Making) => void }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const { kind, from, to, language, currency } = item;
  const name = t(phraseOfKind(kind));
  const facts = [
    t(`reports.format_${item.format}`),
    t(`reports.state_${item.state}`),
    format.instant(item.at, timeZone),
  ];
  const query: ReportQuery = {
    from,
    to,
    language,
    ...(currency !== null && { currency: currency as NonNullable<ReportQuery["currency"]> }),
  };
  return (
    <>
      <span className={styles.fileWords} role={item.state === "done" ? undefined : "status"}>
        <b>{name}</b>
        <span>{format.range(from, to)}</span>
        <span className={styles.fileFacts}>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
      </span>
      <IconButton
        isOutlined
        label={t("reports.again", { name })}
        icon={Download}
        onPress={() => onMake({ kind, format: item.format, query })}
      />
    </>
  );
}
