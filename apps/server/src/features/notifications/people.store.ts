import type { Language } from "@marzipan/contract/languages";
import type { Role } from "@marzipan/contract/roles";
import type { NotificationChoices } from "@marzipan/domain/notification-choices";
import type { DeliveryTimes } from "@marzipan/domain/notification-times";
import type { Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A person who may be notified, with what they chose. */
export interface NotifiedPerson {
  id: string;
  email: string;
  full_name: Column<"account.full_name">;
  role: Role;
  language: Language;
  /** Others get no emails. */
  is_verified: boolean;
  choices: NotificationChoices;
  times: DeliveryTimes;
}

type Row = Omit<NotifiedPerson, "id" | "times"> & {
  account_id: Column<"notification.account_id">;
  time_zone: Column<"business.time_zone">;
  quiet_from: Column<"notification_delivery.quiet_from">;
  quiet_until: Column<"notification_delivery.quiet_until">;
  is_digest: Column<"notification_delivery.is_digest">;
};

/** Returns the people of the business who can sign in, by account; none while the business is closed. */
export async function loadNotifiedPeople(tx: Tx): Promise<ReadonlyMap<string, NotifiedPerson>> {
  const rows = await tx.query<Row>({
    name: "list_notified_people",
    text: "select * from app.list_notified_people()",
    values: [],
  });
  return new Map(rows.map((row) => [row.account_id, personOf(row)]));
}

function personOf({
  account_id: id,
  time_zone: timeZone,
  quiet_from: from,
  quiet_until: until,
  is_digest: isDigest,
  ...person
}: Row): NotifiedPerson {
  const quiet = from === null || until === null ? null : { from, until };
  return { ...person, id, times: { timeZone, quiet, isDigest } };
}
