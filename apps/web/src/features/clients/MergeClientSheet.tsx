import { clientNoteLimits, listClients, mergeClient } from "@marzipan/contract/clients";
import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { fieldsOf, useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import type { ClientRow, ClientView } from "./clients.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

interface MergeClientSheetProps {
  client: ClientView;
  onClose: () => void;
}

/** Merges a client into another entry of the same person: found while typing, explained, confirmed. */
export function MergeClientSheet({ client, onClose }: MergeClientSheetProps) {
  const t = useT();
  const navigate = useNavigate();
  const showToast = useToast();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ClientRow | null>(null);
  const q = useDeferredValue(typed.trim());
  const found = useCall(
    listClients,
    { query: { q, limit: 20 } },
    { placeholderData: (previous) => previous },
  );
  const others = (found.data?.items ?? []).filter(({ id }) => id !== client.id);
  const merging = useAct(mergeClient, {
    onSuccess: (merged) => {
      onClose();
      showToast(t("clients.merged", { name: merged.name }));
      void navigate({ href: pathTo("/clients/$clientId", { clientId: merged.id }), replace: true });
    },
  });
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("clients.merge_title")}
      closeLabel={t("common.close")}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !merging.isPending) {
          merging.mutate({ params: { id: client.id }, body: { intoId: chosen.id } });
        }
      }}
      foot={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            {t("common.cancel")}
          </Button>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!chosen}
            isPending={merging.isPending}
          >
            {t("common.merge")}
          </Button>
        </>
      )}
    >
      <p>{t("clients.merge_text", { name: client.name })}</p>
      <ComboBox
        label={t("clients.merge_into")}
        icon={Search}
        items={others.map((other) => ({
          id: other.id,
          text: other.name,
          detail: <OtherDetail other={other} />,
        }))}
        filtersItems={false}
        inputValue={typed}
        onInputChange={setTyped}
        value={chosen?.id ?? null}
        onChange={(id) => {
          const other = others.find((one) => one.id === id) ?? null;
          setChosen(other);
          if (other) setTyped(other.name);
        }}
        isLoading={found.isFetching}
        loadingText={t("common.loading")}
        emptyText={t("clients.merge_none")}
      />
      {chosen && client.ordersCount > 0 && (
        <Notice tone="warning" role="status">
          <span>{t("clients.merge_moves", { n: client.ordersCount, name: chosen.name })}</span>
        </Notice>
      )}
      {merging.error && (
        <Notice tone="danger" role="alert">
          <MergeRefusal error={merging.error} />
        </Notice>
      )}
    </Sheet>
  );
}

/** Says which notes would be too long together and what to do, or what else went wrong. */
function MergeRefusal({ error }: { error: unknown }) {
  const t = useT();
  const errorText = useErrorText();
  const tooLong = fieldsOf(error).filter(({ problem }) => problem === "too_long");
  if (tooLong.length === 0) return errorText(error);
  return tooLong.map(({ path, limit = clientNoteLimits.notes }) => (
    <p key={path}>
      {t("clients.merge_too_long", {
        field: path === "notes" ? t("common.notes") : t("clients.allergy_note"),
        limit,
      })}
    </p>
  ));
}

function OtherDetail({ other }: { other: ClientRow }) {
  const t = useT();
  return (
    <>
      {other.phone !== null && (
        <>
          <bdi dir="ltr">{other.phone}</bdi>
          {" · "}
        </>
      )}
      {other.ordersCount === 0
        ? t("clients.orders_none")
        : t("clients.orders_count", { n: other.ordersCount })}
    </>
  );
}
