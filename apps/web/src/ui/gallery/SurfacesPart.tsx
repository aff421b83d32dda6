import { Cake, ChefHat, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { Avatar, Thumb } from "../Avatar.tsx";
import { Badge, Pill } from "../Badge.tsx";
import { Calendar } from "../Calendar.tsx";
import { Card, SectionHead } from "../Card.tsx";
import { IconButton } from "../IconButton.tsx";
import { LoadMore } from "../LoadMore.tsx";
import { PageHead } from "../PageHead.tsx";
import { Scallop } from "../Scallop.tsx";
import { StateMark } from "../StateMark.tsx";
import { Table } from "../Table.tsx";
import { TextButton, TextLink } from "../TextLink.tsx";
import { Track } from "../Track.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import { joinClasses } from "../joinClasses.ts";
import styles from "./gallery.module.css";

interface GalleryRow {
  id: string;
  name: string;
  sum: string;
}

function Tracks({ t }: { t: GalleryTexts }) {
  return (
    <Card
      title={t.progress}
      end={
        <TextLink href="#all" leadsOn>
          {t.all}
        </TextLink>
      }
    >
      <div className={styles.stack}>
        {[
          [24, 48],
          [0, 12],
          [1, 1],
        ].map(([done = 0, all = 0]) => (
          <Track
            key={all}
            label={t.honeyCake}
            value={done}
            max={all}
            valueText={`${done} / ${all}`}
          >
            <p className={styles.trackHead}>
              <span>{t.honeyCake}</span>
              <b>
                {done} / {all}
              </b>
            </p>
          </Track>
        ))}
        <Track label={t.all} value={14} max={20} tone="plain" isThin />
        <Track label={t.all} value={20} max={20} tone="danger" isThin />
      </div>
    </Card>
  );
}

function SmallParts({ t }: { t: GalleryTexts }) {
  return (
    <Card title={t.newOrder} end={<TextButton icon={Plus}>{t.firstOrder}</TextButton>}>
      <div className={styles.row}>
        <Avatar name={t.clientName} />
        <Avatar name={t.clientName} size="l" />
        <Thumb icon={Cake} />
        <Thumb icon={Cake} size="l" />
        <Badge label={t.pending}>2</Badge>
        <Pill icon={Sparkles}>{t.saved}</Pill>
        <Pill tone="plain">{t.paid}</Pill>
      </div>
    </Card>
  );
}

function MonthCard({ t }: { t: GalleryTexts }) {
  const [day, setDay] = useState<string | null>("2026-11-26");
  return (
    <Card>
      <Calendar
        label={t.date}
        value={day}
        onChange={setDay}
        monthLabels={{ previous: t.previous, next: t.next }}
        marks={{
          "2026-11-22": { count: 1 },
          "2026-11-24": { count: 2, taken: 0.25 },
          "2026-11-26": { count: 8, taken: 1, look: "full" },
          "2026-11-27": { count: 14 },
          "2026-11-30": { count: 1, taken: 0.125 },
        }}
        markWords={(_, marks) => String(marks.count ?? 0)}
        isDayUnavailable={(candidate) => candidate === "2026-11-28"}
      />
    </Card>
  );
}

/** Cards, heads, tracks, the calendar, tables and the small parts. */
export function SurfacesPart({ t }: { t: GalleryTexts }) {
  const rows: GalleryRow[] = [
    { id: "1042", name: t.clientName, sum: "₪420" },
    { id: "1041", name: t.clientName, sum: "₪1,185" },
  ];
  return (
    <GallerySection title="Surfaces">
      <div className={styles.pair}>
        <div className={styles.surface}>
          <Scallop className={styles.brand}>
            <p className={joinClasses("heavy", styles.name)} translate="no">
              Marzipan
            </p>
            <p className={styles.small}>{t.clientName}</p>
          </Scallop>
          <div className={styles.inside}>
            <PageHead title={t.newOrder} back={{ href: "#back", label: t.all }}>
              <IconButton label={t.firstOrder} icon={Plus} iconSize="l" />
            </PageHead>
          </div>
        </div>
        <Tracks t={t} />
        <SmallParts t={t} />
        <Card tone="tint" title={t.noOrders}>
          <p>{t.noOrdersText}</p>
        </Card>
        <MonthCard t={t} />
        <div>
          <SectionHead title={t.today} icon={ChefHat} end={t.tomorrow} headingLevel={3} />
          <Card isFlush>
            <Table
              caption={t.all}
              rows={rows}
              rowId={(row) => row.id}
              columns={[
                { id: "client", head: t.client, cell: (row) => row.name, isRowHead: true },
                {
                  id: "state",
                  head: t.pending,
                  cell: () => <StateMark state="pending">{t.pending}</StateMark>,
                  isSecondary: true,
                },
                { id: "sum", head: t.total, cell: (row) => <bdi>{row.sum}</bdi>, align: "number" },
              ]}
            />
          </Card>
          <LoadMore label={t.more} hasMore onPress={() => {}} status="50 / 412" />
        </div>
      </div>
    </GallerySection>
  );
}
