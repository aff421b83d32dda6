import { listClients, restoreClient } from "@marzipan/contract/clients";
import { dayIn } from "@marzipan/domain/dates";
import { Trash2 } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ClientRowsSkeleton } from "./ClientRows.tsx";
import type { ClientRow } from "./clients.types.ts";
import { deletedClients } from "./deleted-clients.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./clients.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Clients deleted within the last 30 days, each with the way back (rulings §4). */
export function DeletedClientsPage() {
  const t = useT();
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/clients")}>
      <List />
    </Page>
  );
}

function List() {
  const t = useT();
  const list = usePages(listClients, { query: { deleted: "true", sort: "newest" } });
  return (
    <PagedList
      list={list}
      skeleton={<ClientRowsSkeleton />}
      failedTitle={t("clients.load_failed")}
      empty={
        list.items.length === 0 ? (
          <EmptyState
            icon={Trash2}
            title={t("clients.deleted_empty_title")}
            text={t("clients.deleted_empty_text")}
          />
        ) : null
      }
    >
      <p className={styles.clientDetail}>{t("clients.deleted_empty_text")}</p>
      <ul className={styles.clientCards} aria-label={t("common.recently_deleted")}>
        {list.items.map((client) => (
          <li key={client.id}>
            <DeletedClient client={client} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function DeletedClient({ client }: { client: ClientRow }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const showToast = useToast();
  const { timeZone } = useMe().business;
  const restoring = useAct(restoreClient, {
    onSuccess: () => {
      deletedClients.forget(client.id);
      showToast(t("clients.restored", { name: client.name }));
    },
  });
  return (
    <div className={joinClasses(cardStyles.card, styles.clientCard)}>
      <Avatar name={client.name} />
      <div className={styles.clientCardWords}>
        <p dir="auto">{client.name}</p>
        {client.deletedAt !== null && (
          <p className={styles.clientDetail}>
            {t("clients.deleted_on", {
              date: format.date(dayIn(timeZone, new Date(client.deletedAt))),
            })}
          </p>
        )}
        {restoring.error && (
          <p className={fieldFrameStyles.fieldError}>{errorText(restoring.error)}</p>
        )}
      </div>
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id: client.id } })}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
