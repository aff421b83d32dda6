import { callLink } from "@marzipan/contract/phone";
import type { getClientHabits } from "@marzipan/contract/clients";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { locales } from "@marzipan/phrases/locales";
import { CopyPlus, Mail, MessageCircle, Phone, Plus } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { useMe } from "../../platform/session/me.tsx";
import { whatsappLink } from "../../platform/whatsapp/whatsapp-link.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LastOrder } from "./ClientPerson.tsx";
import type { ClientView } from "./clients.types.ts";
import styles from "./client-contact.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface ClientContactProps {
  client: ClientView;
  /** Undefined until it is known. */
  habits: ReplyOf<typeof getClientHabits> | undefined;
}

/** Who a client is and how to reach them: call, WhatsApp, mail, a new order, the same as last time. */
export function ClientContact({ client, habits }: ClientContactProps) {
  const t = useT();
  const format = useFormat();
  const { business } = useMe();
  const { phone, email, language } = client;
  const since = dayIn(business.timeZone, new Date(client.createdAt));
  return (
    <section className={cardStyles.card} aria-label={t("clients.column_contact")}>
      <div className={styles.contactHead}>
        <Avatar name={client.name} size="l" />
        <div className={styles.contactWords}>
          {phone !== null && (
            <bdi dir="ltr" className={styles.contactPhone}>
              {phone}
            </bdi>
          )}
          {email !== null && <bdi dir="ltr">{email}</bdi>}
          {phone === null && email === null && (
            <p>
              {t("clients.no_contact")}{" "}
              <TextLink href={pathTo("/clients/$clientId/edit", { clientId: client.id })}>
                {t("common.edit")}
              </TextLink>
            </p>
          )}
          <p className={styles.contactDetail}>
            <span>{t("clients.since", { date: format.date(since) })}</span>
            {language !== null && <span lang={language}>{locales[language].name}</span>}
          </p>
        </div>
      </div>
      <Reach client={client} />
      <NewOrder client={client} habits={habits} />
    </section>
  );
}

function Reach({ client: { phone, email } }: { client: ClientView }) {
  const t = useT();
  const { business } = useMe();
  const whatsapp = phone === null ? null : whatsappLink(phone, business.country);
  if (phone === null && email === null) return null;
  return (
    <div className={styles.reach}>
      {phone !== null && (
        <ButtonLink icon={Phone} className={styles.reachTile} href={callLink(phone)}>
          {t("common.call")}
        </ButtonLink>
      )}
      {whatsapp !== null && (
        <ButtonLink
          variant="whatsapp"
          icon={MessageCircle}
          className={styles.reachTile}
          href={whatsapp}
          target="_blank"
        >
          {t("common.whatsapp")}
        </ButtonLink>
      )}
      {email !== null && (
        <ButtonLink icon={Mail} className={styles.reachTile} href={`mailto:${email}`}>
          {t("common.send_mail")}
        </ButtonLink>
      )}
    </div>
  );
}

function NewOrder({ client, habits }: ClientContactProps) {
  const t = useT();
  const isWide = useIsWide();
  const last = habits?.last ?? null;
  return (
    <div className={styles.newOrder}>
      {!isWide && (
        <ButtonLink
          variant="primary"
          isWide
          icon={Plus}
          href={pathTo("/orders/new", { clientId: client.id })}
        >
          {t("clients.add_order")}
        </ButtonLink>
      )}
      {last !== null && (
        <>
          <ButtonLink
            icon={CopyPlus}
            isWide
            href={pathTo("/orders/new", { clientId: client.id, again: "true" })}
          >
            {t("clients.same_again")}
          </ButtonLink>
          {last.id !== habits?.next?.id && <LastOrder last={last} />}
        </>
      )}
    </div>
  );
}
