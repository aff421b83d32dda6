import { CircleCheck, User } from "lucide-react";
import { listClients } from "@marzipan/contract/clients";
import { normalise } from "@marzipan/domain/search";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { memo, useDeferredValue, useEffect, useMemo } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useCall } from "../../../platform/api/queries.ts";
import { Field } from "../../../platform/forms/Field.tsx";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { ComboBox } from "../../../ui/ComboBox.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { AllergyLine } from "./AllergyLine.tsx";
import { clientDetail } from "./client-detail.ts";
import { linkClient, unlinkClient } from "./client-link.rules.ts";
import type { FoundClient } from "./client-link.rules.ts";
import type { OrderForm } from "./order-form.types.ts";
import { offeredClients, recentClients } from "./recent-clients.ts";
import { fetchLastTimes } from "../items/last-times.ts";
import { useRested } from "../../../platform/forms/use-rested.ts";
import styles from "./order-form.module.css";

const none: readonly FoundClient[] = [];

/** Clients that fit what is typed; while nothing is typed, those who ordered last, for a new order with what they took. */
function useOfferedClients(name: string, isLinked: boolean, isNew: boolean) {
  const client = useQueryClient();
  const q = useRested(name);
  const query = q === "" ? recentClients : { q, limit: offeredClients };
  // A chosen client's name is not searched for: those found before stay.
  const found = useCall(
    listClients,
    { query },
    { enabled: !isLinked || q === "", placeholderData: keepPreviousData },
  );
  const recent = isNew && q === "" ? found.data?.items : undefined;
  useEffect(() => {
    if (recent)
      void fetchLastTimes(
        client,
        recent.map(({ id }) => id),
      );
  }, [client, recent]);
  const isUnread = found.data === undefined && !found.isFetching;
  return { clients: found.data?.items ?? none, isLoading: found.isFetching, isUnread };
}

interface ClientPartProps {
  form: OrderForm;
  /** A new order may make a client of a new name; a stored one does not. */
  isNew: boolean;
}

/** For whom: a client found while typing and linked by a tap, or a new name with its phone. */
export const ClientPart = memo(function ClientPart({ form, isNew }: ClientPartProps) {
  const t = useT();
  const [clientId, name] = useWatch({ control: form.control, name: ["clientId", "clientName"] });
  const { isSubmitted } = useFormState({ control: form.control });
  const { clients, isLoading, isUnread } = useOfferedClients(name, clientId !== null, isNew);
  const linked = clients.find((client) => client.id === clientId);
  const put = (changed: ReturnType<typeof unlinkClient>): void => {
    for (const [key, value] of Object.entries(changed)) {
      form.setValue(key as "clientName", value as string, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };
  const link = (client: FoundClient): void => put(linkClient(form.getValues(), client));
  const isNamed = name.trim() !== "";
  // The first letter is painted before the fields that it brings.
  const showsNewcomer = useDeferredValue(clientId === null && isNamed);
  const found = useMemo(
    () =>
      clients.map((client) => ({
        id: client.id,
        text: client.name,
        detail: clientDetail(t, client),
      })),
    [clients, t],
  );
  // The combo box must contain the linked client, since it clears a selected key that is not in its
  // list when it loses the focus.
  const items =
    clientId !== null && !linked ? [{ id: clientId, text: name, detail: "" }, ...found] : found;
  return (
    <>
      <Field control={form.control} name="clientName">
        {({ value, onChange, ...field }) => (
          <ComboBox
            {...field}
            label={t("orders.client")}
            isRequired
            menuTrigger={field.error === undefined ? "focus" : "input"}
            icon={clientId === null ? User : CircleCheck}
            suffix={linked && t("orders.orders_count", { n: linked.ordersCount })}
            items={items}
            filtersItems={false}
            inputValue={value}
            onInputChange={onChange}
            value={clientId}
            onChange={(id) => {
              const client = clients.find((one) => one.id === id);
              if (client) link(client);
              else if (id === null && clientId !== null) {
                put(unlinkClient(form.getValues(), linked ?? null));
              }
            }}
            isLoading={isLoading}
            isPanel
            loadingText={t("common.loading")}
            emptyText={
              isUnread
                ? t("shell.no_connection")
                : isNamed
                  ? t("orders.no_such_client")
                  : t("orders.no_clients_yet")
            }
            addRow={
              isNamed && clientId === null
                ? {
                    text: t("orders.new_client_named", { name: value.trim() }),
                    onAdd: () => undefined,
                  }
                : undefined
            }
          />
        )}
      </Field>
      <AllergyLine form={form} />
      {showsNewcomer && (
        <>
          <KnownClient name={name} clients={clients} onLink={link} />
          <PhoneField form={form} />
          {isNew && (
            <Field control={form.control} name="saveClient">
              {({ value, onChange, onBlur }) => (
                <Checkbox
                  isSelected={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  detail={value ? t("orders.becomes_client") : t("orders.only_on_order")}
                >
                  {t("orders.keep_as_client")}
                </Checkbox>
              )}
            </Field>
          )}
        </>
      )}
    </>
  );
});

interface KnownClientProps {
  name: string;
  clients: readonly FoundClient[];
  onLink: (client: FoundClient) => void;
}

/** Says that a client bears exactly the typed name; linking still takes a tap (rulings §4). */
function KnownClient({ name, clients, onLink }: KnownClientProps) {
  const t = useT();
  const known = clients.find((client) => normalise(client.name) === normalise(name));
  if (!known) return null;
  return (
    <Notice
      tone="info"
      role="status"
      className={styles.draftNotice}
      action={
        <Button variant="quiet" onPress={() => onLink(known)}>
          {t("orders.link_client")}
        </Button>
      }
    >
      {t("orders.client_is_known", { name: known.name })}
      <span className={styles.knownDetail}>{clientDetail(t, known)}</span>
    </Notice>
  );
}

/** The phone of the person who ordered. */
export function PhoneField({ form }: { form: OrderForm }) {
  const t = useT();
  return (
    <Field control={form.control} name="phone">
      {(field) => (
        <TextField
          {...field}
          label={t("common.phone")}
          labelEnd={t("common.optional")}
          direction="ltr"
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      )}
    </Field>
  );
}
