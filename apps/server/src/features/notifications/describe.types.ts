import type { ReplyOf } from "@marzipan/contract/endpoint";
import type * as notifications from "@marzipan/contract/notifications";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";

type Item = ReplyOf<typeof notifications.listNotifications>["items"][number];

/** What a notification says, where it leads, and what can be done from it. */
export type Description = Pick<Item, "title" | "text" | "path" | "accept">;

/** How full a day is; `limit` is `null` where a day takes any number of orders. */
export interface Day {
  date: string;
  taken: number;
  limit: number | null;
}

/** The language of a description. */
export interface Speech {
  t: Translate;
  format: Format;
}
