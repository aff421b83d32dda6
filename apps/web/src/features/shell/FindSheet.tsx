import { listClients } from "@marzipan/contract/clients";
import { listDayCapacity } from "@marzipan/contract/orders";
import { callLink } from "@marzipan/contract/phone";
import { addDays } from "@marzipan/domain/dates";
import { dayCapacity } from "@marzipan/domain/day-capacity";
import { CalendarDays, ClipboardList, MessageCircle, Phone, Plus, User } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useRested } from "../../platform/forms/use-rested.ts";
import { isAdmin } from "../../platform/gate/decide-access.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { openAsk } from "../../platform/session/ask.ts";
import { closeFind } from "../../platform/session/find.ts";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { Button } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { sayCapacityBeside } from "../orders/day-capacity.rules.ts";
import { findByName } from "./find.rules.ts";
import { placesOf } from "./places.ts";
import styles from "./find.module.css";

/** How many days from today on are found by their names. */
const daysAhead = 28;
const mostClients = 4;

/** One box for a name, a day or a question: clients, days with their free places, pages, orders, and the agents last. */
export function FindSheet() {
  const t = useT();
  const [typed, setTyped] = useState("");
  const found = useRef<HTMLDivElement>(null);
  return (
    <Sheet
      isOpen
      isTall
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeFind()}
      title={t("common.search")}
      closeLabel={t("common.close")}
    >
      <SearchField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- It is opened to type into.
        autoFocus
        label={t("common.search")}
        placeholder={t("shell.find_hint")}
        clearLabel={t("common.clear_search")}
        value={typed}
        onChange={setTyped}
        onSubmit={() => found.current?.querySelector<HTMLElement>("a, button")?.click()}
      />
      <div ref={found} className={styles.found}>
        {typed.trim() !== "" && <Found typed={typed} />}
      </div>
    </Sheet>
  );
}

function Found({ typed }: { typed: string }) {
  const t = useT();
  const query = typed.trim();
  return (
    <>
      <Days typed={query} />
      <Clients typed={query} />
      <Pages typed={query} />
      <Group title={t("shell.orders")}>
        <LinkRow
          onPress={closeFind}
          href={pathTo("/orders", { q: query, when: "all" })}
          icon={ClipboardList}
          name={t("common.labelled", { label: t("common.search"), value: query })}
          facts={[]}
        />
      </Group>
      <Button
        isWide
        icon={MessageCircle}
        onPress={() => {
          closeFind();
          openAsk({ question: query });
        }}
      >
        {t("common.labelled", { label: t("shell.ask"), value: query })}
      </Button>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.foundTitle}>{title}</h3>
      <div className={styles.foundRows}>{children}</div>
    </section>
  );
}

function Days({ typed }: { typed: string }) {
  const t = useT();
  const format = useFormat();
  const words = useDayWords();
  const today = useToday();
  const seesOrders = useMay("orders");
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index));
  const found = findByName(typed, seesOrders ? days : [], (day) => [
    words.head(day),
    format.weekday(day),
    format.longDay(day),
    format.dayMonth(day),
  ]);
  const { data } = useCall(
    listDayCapacity,
    { query: { from: today, to: addDays(today, daysAhead - 1) } },
    { enabled: found.length > 0 },
  );
  if (found.length === 0) return null;
  return (
    <Group title={t("common.date")}>
      {found.map((day) => {
        const standing = data?.items.find(({ date }) => date === day);
        const places = standing && sayCapacityBeside(t, format, day, dayCapacity(standing));
        return (
          <LinkRow
            onPress={closeFind}
            key={day}
            href={pathTo("/orders/calendar", { day })}
            icon={CalendarDays}
            name={format.longDay(day)}
            facts={[
              ...(standing ? [t("bake_list.orders", { n: standing.taken })] : []),
              ...(places ? [places] : []),
            ]}
          />
        );
      })}
    </Group>
  );
}

function Clients({ typed }: { typed: string }) {
  const t = useT();
  const format = useFormat();
  const mayLook = useMay("clients");
  const errorText = useErrorText();
  const q = useRested(typed);
  const { data, error } = useCall(
    listClients,
    { query: { q, limit: mostClients } },
    { enabled: mayLook && q !== "", placeholderData: (before) => before },
  );
  const clients = data?.items ?? [];
  if (error) {
    return (
      <Notice tone="danger" role="alert">
        {errorText(error)}
      </Notice>
    );
  }
  if (clients.length === 0) return null;
  return (
    <Group title={t("shell.clients")}>
      {clients.map(({ id, name, phone, lastOrderDate }) => (
        <div key={id} className={styles.foundClient}>
          <LinkRow
            onPress={closeFind}
            href={pathTo("/clients/$clientId", { clientId: id })}
            icon={User}
            name={name}
            facts={[
              ...(phone === null ? [] : [phone]),
              ...(lastOrderDate === null
                ? []
                : [t("clients.last_order", { date: format.date(lastOrderDate) })]),
            ]}
          />
          {phone !== null && (
            <IconLink
              href={callLink(phone)}
              icon={Phone}
              label={t("common.labelled", { label: t("common.call"), value: name })}
            />
          )}
          <IconLink
            onPress={closeFind}
            href={pathTo("/orders/new", { clientId: id })}
            icon={Plus}
            label={t("common.labelled", { label: t("orders.add"), value: name })}
          />
        </div>
      ))}
    </Group>
  );
}

function Pages({ typed }: { typed: string }) {
  const t = useT();
  const me = useMe();
  const places = placesOf(me.user.role, isAdmin(me)).flatMap((group) => group.places);
  const found = findByName(typed, places, ({ label }) => [t(label)]);
  if (found.length === 0) return null;
  return (
    <Group title={t("pages.nav")}>
      {found.map(({ href, icon, label }) => (
        <LinkRow
          key={href}
          onPress={closeFind}
          href={href}
          icon={icon}
          name={t(label)}
          facts={[]}
        />
      ))}
    </Group>
  );
}
