import { ChevronDown, Image, Table } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import type { ChartTable } from "./chart-table.ts";
import { savePicture } from "./save-picture.ts";
import styles from "./charts.module.css";

interface ChartCardProps {
  title: string;
  /** A switch at the end of the head. */
  end?: ReactNode;
  /** What the chart says, in one sentence. */
  sentence?: ReactNode;
  /** Takes both columns. */
  isWide?: boolean;
  /** The period, as the picture says it under the title. */
  period: string;
  /** Without one there is nothing to show as a table yet. */
  table: ChartTable | null;
  children: ReactNode;
}

/** A card with a chart: its sentence, the shapes, and behind two buttons its table and its picture. */
export function ChartCard({
  title,
  end,
  sentence,
  isWide = false,
  period,
  table,
  children,
}: ChartCardProps) {
  return (
    <Card
      title={title}
      end={end}
      className={joinClasses(styles.chartCard, isWide && styles.chartCardWide)}
    >
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      <div className={styles.chartBody}>{children}</div>
      {table && <Behind title={title} period={period} table={table} />}
    </Card>
  );
}

function Behind({ title, period, table }: { title: string; period: string; table: ChartTable }) {
  const t = useT();
  const { direction } = useLanguage();
  const { business } = useMe();
  return (
    <div className={styles.behind}>
      <details>
        <summary className={styles.behindSummary}>
          <Icon of={Table} size="s" />
          <span>{t("analytics.show_table")}</span>
          <Icon of={ChevronDown} size="s" className={styles.behindTurn} />
        </summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls must be reached by keys. */}
        <div className={styles.behindTable} tabIndex={0} role="region" aria-label={title}>
          <DataTable caption={title} table={table} />
        </div>
      </details>
      <TextButton
        icon={Image}
        className={styles.behindPicture}
        onPress={() => void savePicture({ title, period, by: business.name, direction, table })}
      >
        {t("analytics.save_picture")}
      </TextButton>
    </div>
  );
}

/** The table of a chart; its numbers stand under each other in both directions. */
function DataTable({ caption, table }: { caption: string; table: ChartTable }) {
  const t = useT();
  return (
    <table className={styles.data}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.head}</th>
          {table.columns.map((column, index) => (
            <th key={index} scope="col" className={styles.number}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" dir="auto">
              {row.label}
            </th>
            {row.written.map((written, index) => (
              <td key={index} className={styles.number}>
                <bdi>{written}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {table.foot && (
        <tfoot>
          <tr>
            <th scope="row">{t("common.total")}</th>
            {table.foot.map((written, index) => (
              <td key={index} className={styles.number}>
                <bdi>{written}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
