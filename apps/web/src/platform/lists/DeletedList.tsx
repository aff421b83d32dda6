import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { useAct, usePages } from "../api/queries.ts";
import type { ItemOf } from "../api/queries.ts";
import type { CallInput } from "../api/call.ts";
import type { AskInput } from "../api/query-of.ts";
import { useErrorText } from "../errors/error-text.ts";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import { Page } from "../screen/Page.tsx";
import { useMe } from "../session/me.tsx";
import { useToast } from "../toast/use-toast.ts";
import { justDeleted } from "../undo/just-deleted.ts";
import { PagedList } from "./PagedList.tsx";
import { PlainRow, PlainRowsSkeleton } from "./PlainRow.tsx";
import styles from "./plain-rows.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

/** What a row shows of a deleted record. */
interface DeletedRecord {
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
}

interface DeletedListProps<List extends AnyEndpoint> {
  /** The path of the list that the records were deleted from. */
  backTo: string;
  list: List;
  ask: AskInput<List>;
  restore: AnyEndpoint;
  /** Explains how long deleted records stay. */
  lead: string;
  failedTitle: string;
  show: (item: ItemOf<List>) => DeletedRecord;
  /** Returns the text of when a record was deleted; without it the day is not shown. */
  deletedOn?: (date: string) => string;
  /** Returns the message after a record is restored; none without. */
  restored?: (item: ItemOf<List>) => string;
}

/** The page of the records deleted within the last 30 days, each with a button that restores it (rulings §4). */
export function DeletedList<List extends AnyEndpoint>(props: DeletedListProps<List>) {
  const t = useT();
  const list = usePages(props.list, props.ask);
  return (
    <Page title={t("common.recently_deleted")} backTo={props.backTo}>
      <PagedList
        list={list}
        skeleton={<PlainRowsSkeleton label={t("common.loading")} />}
        failedTitle={props.failedTitle}
        empty={
          list.items.length === 0 ? (
            <EmptyState icon={Trash2} title={t("common.nothing_deleted")} text={props.lead} />
          ) : null
        }
      >
        <p className={styles.plainRowsLead}>{props.lead}</p>
        <ul
          className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.plainRows)}
          aria-label={t("common.recently_deleted")}
        >
          {list.items.map((item) => (
            <li key={idOf(item)}>
              <DeletedRow {...props} item={item} />
            </li>
          ))}
        </ul>
      </PagedList>
    </Page>
  );
}

const idOf = (item: unknown): string => (item as { id: string }).id;

function DeletedRow<List extends AnyEndpoint>({
  item,
  list,
  restore,
  show,
  deletedOn,
  restored,
}: DeletedListProps<List> & { item: ItemOf<List> }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const showToast = useToast();
  const { timeZone } = useMe().business;
  const id = idOf(item);
  const { deletedAt = null } = item as { deletedAt?: string | null };
  const restoring = useAct(restore, {
    onSuccess: () => {
      justDeleted(list).forget(id);
      if (restored) showToast(restored(item));
    },
  });
  const { detail, ...words } = show(item);
  return (
    <div data-part="plain-row" className={styles.plainRow}>
      <PlainRow
        {...words}
        detail={
          <>
            {detail}
            {deletedOn &&
              deletedAt !== null &&
              deletedOn(format.date(dayIn(timeZone, new Date(deletedAt))))}
            {restoring.error && (
              <span
                className={joinClasses(
                  fieldFrameStyles.fieldError,
                  fieldFrameStyles.fieldErrorInline,
                )}
              >
                {errorText(restoring.error)}
              </span>
            )}
          </>
        }
      />
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id } } as CallInput<AnyEndpoint>)}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
