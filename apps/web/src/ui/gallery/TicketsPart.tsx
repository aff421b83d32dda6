import { ShoppingBag, Truck } from "lucide-react";
import { useState } from "react";
import { ClockTime } from "../ClockTime.tsx";
import { StateKey, StateMark, type StateName } from "../StateMark.tsx";
import { CountTabs, Tabs } from "../Tabs.tsx";
import { Ticket, TicketList } from "../Ticket.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";
import styles from "./gallery.module.css";

const states: StateName[] = ["ready", "progress", "pending", "completed", "cancelled"];
const clocks = ["09:30", "11:00", "12:30", "16:15", "08:00"];

type ShownTab = "all" | "pending" | "progress" | "completed";

/** Tickets in every state and size, and the tabs that filter them. */
export function TicketsPart({ t }: { t: GalleryTexts }) {
  const [tab, setTab] = useState<ShownTab>("all");
  const lines = [
    { amount: 2, text: t.honeyCake },
    { amount: 48, text: t.challah },
  ];
  return (
    <>
      <GallerySection title="Tabs and tickets">
        <CountTabs
          label={t.all}
          value={tab}
          onChange={setTab}
          items={[
            { id: "all", label: t.all, count: 65 },
            { id: "pending", label: t.pending, count: 21 },
            { id: "progress", label: t.progress, count: 3 },
            { id: "completed", label: t.completed, count: undefined },
          ]}
        >
          <TicketList inPairs>
            {states.map((state, index) => (
              <li key={state}>
                <Ticket
                  bar={state}
                  href="#ticket"
                  time={<ClockTime value={clocks[index] ?? ""} />}
                  way={
                    index % 2 === 0
                      ? { icon: ShoppingBag, text: t.pickup }
                      : { icon: Truck, text: t.delivery }
                  }
                  number={<bdi>#{1042 - index}</bdi>}
                  title={t.clientName}
                  lines={lines.slice(0, 1 + (index % 2))}
                  {...(state === "progress" && { alert: t.allergy })}
                  state={<StateMark state={state}>{t[state]}</StateMark>}
                  end={
                    index < 3 ? (
                      <>
                        <bdi>₪180</bdi> {t.due}
                      </>
                    ) : (
                      t.paid
                    )
                  }
                  isEndQuiet={index >= 3}
                />
              </li>
            ))}
          </TicketList>
        </CountTabs>
        <div className={styles.fives}>
          {states.map((state, index) => (
            <Ticket
              key={state}
              bar={state}
              size="mini"
              time={<ClockTime value={clocks[index] ?? ""} />}
              title={t.clientName}
              lines={lines.slice(0, 1)}
              state={<StateMark state={state}>{t[state]}</StateMark>}
            />
          ))}
        </div>
        <Ticket
          bar="progress"
          size="large"
          headingLevel={3}
          time={<ClockTime value="12:30" />}
          way={{ icon: Truck, text: t.delivery }}
          number={<StateMark state="progress">{t.progress}</StateMark>}
          title={t.clientName}
        >
          <p className={styles.after}>{t.noOrdersText}</p>
        </Ticket>
        <p className={styles.keys}>
          {states.map((state) => (
            <span key={state} className={styles.key}>
              <StateKey state={state} />
              {t[state]}
            </span>
          ))}
        </p>
      </GallerySection>
      <PlainTabs t={t} tab={tab} onTab={setTab} />
    </>
  );
}

interface PlainTabsProps {
  t: GalleryTexts;
  tab: ShownTab;
  onTab: (tab: ShownTab) => void;
}

function PlainTabs({ t, tab, onTab }: PlainTabsProps) {
  return (
    <GallerySection title="Plain tabs">
      <Tabs
        label={t.newOrder}
        value={tab}
        onChange={onTab}
        items={[
          { id: "all", label: t.all },
          { id: "pending", label: t.pending },
          { id: "progress", label: t.progress },
          { id: "completed", label: t.completed, isDisabled: true },
        ]}
      >
        <p className={styles.muted}>{t.noOrdersText}</p>
      </Tabs>
    </GallerySection>
  );
}
