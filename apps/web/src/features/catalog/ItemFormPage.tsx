import { getCatalogItem } from "@marzipan/contract/catalog";
import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Store, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { FormSkeleton } from "../../platform/forms/FormSkeleton.tsx";
import { useOpened } from "../../platform/forms/use-opened.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Page } from "../shell/Page.tsx";
import { DeleteItemDialog } from "./DeleteItemDialog.tsx";
import { ItemForm } from "./ItemForm.tsx";
import { ItemProductButton } from "./ItemProductButton.tsx";
import type { ItemRow } from "./catalog.types.ts";
import "../../platform/screen/page-parts.css";
import "./catalog.css";

/** A new catalog item, or one to edit. */
export function ItemFormPage() {
  const t = useT();
  const { itemId } = useParams({ strict: false }) as { itemId?: string };
  if (itemId !== undefined) return <EditItem id={itemId} />;
  return (
    <Page title={t("catalog.new_title")} backTo="/menu">
      <ItemForm item={null} />
    </Page>
  );
}

function EditItem({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getCatalogItem, { params: { id } });
  const item = query.data;
  const isHere = item && item.deletedAt === null;
  return (
    <Page
      title={t("catalog.edit_title")}
      backTo="/menu"
      actions={
        isHere && (
          <>
            <ItemProductButton item={item} />
            <DeleteButton item={item} />
          </>
        )
      }
    >
      {query.isPending && <FormSkeleton label={t("catalog.loading")} heights={[44, 44, 88, 200]} />}
      {isHere && (
        <Editing key={item.id} item={item} loadLatest={async () => (await query.refetch()).data} />
      )}
      {item && !isHere && <Gone />}
      {query.isError && !item && <NotHere query={query} />}
    </Page>
  );
}

interface EditingProps {
  item: ItemRow;
  loadLatest: () => Promise<ItemRow | undefined>;
}

/** The form over the item as it was when it opened, so that a change made elsewhere is noticed. */
function Editing({ item, loadLatest }: EditingProps) {
  const { opened, openLatest } = useOpened(item, loadLatest);
  return <ItemForm key={opened.updatedAt} item={opened} onLoadLatest={openLatest} />;
}

function DeleteButton({ item }: { item: ItemRow }) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={t("catalog.delete")}
        icon={Trash2}
        iconSize="l"
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <DeleteItemDialog
          item={item}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate({ href: "/menu", replace: true })}
        />
      )}
    </>
  );
}

function NotHere({ query }: { query: UseQueryResult<unknown, Error> }) {
  const t = useT();
  const errorText = useErrorText();
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Gone />;
  return (
    <ErrorState
      title={t("catalog.load_failed")}
      text={errorText(error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

function Gone() {
  const t = useT();
  return (
    <EmptyState icon={Store} title={t("catalog.gone_title")} text={t("catalog.deleted_text")}>
      <ButtonLink variant="primary" isWide href="/menu">
        {t("shell.public_menu")}
      </ButtonLink>
      <ButtonLink variant="quiet" isWide href="/menu/deleted">
        {t("common.recently_deleted")}
      </ButtonLink>
    </EmptyState>
  );
}
