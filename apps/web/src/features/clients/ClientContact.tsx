import { Mail, MessageCircle, Phone, Plus } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { useMe } from "../../platform/session/me.tsx";
import { writeSearch } from "../../platform/url/use-url-params.ts";
import { whatsappLink } from "../../platform/whatsapp/whatsapp-link.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { ClientView } from "./clients.types.ts";
import styles from "./clients.module.css";
import cardStyles from "../../ui/Card.module.css";

/** How to reach a client: call, WhatsApp, mail; on a phone also the way to a new order. */
export function ClientContact({ client }: { client: ClientView }) {
  const t = useT();
  const format = useFormat();
  const isWide = useIsWide();
  const { business } = useMe();
  const { phone, email } = client;
  const whatsapp = phone === null ? null : whatsappLink(phone, business.country);
  const since = format.instantDay(client.createdAt, business.timeZone);
  return (
    <section className={cardStyles.card} aria-label={t("clients.column_contact")}>
      <div className={styles.clientHead}>
        <Avatar name={client.name} size="l" />
        <div className={styles.clientContact}>
          {phone !== null && <bdi dir="ltr">{phone}</bdi>}
          {email !== null && <bdi dir="ltr">{email}</bdi>}
          {phone === null && email === null && <p>{t("clients.no_contact")}</p>}
          <p className={styles.clientDetail}>{t("clients.since", { date: format.date(since) })}</p>
        </div>
      </div>
      {phone === null && email === null ? (
        <TextLink href={`/clients/${client.id}/edit`}>{t("common.edit")}</TextLink>
      ) : (
        <div className={styles.clientReach}>
          {phone !== null && (
            <ButtonLink icon={Phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              {t("common.call")}
            </ButtonLink>
          )}
          {whatsapp !== null && (
            <ButtonLink variant="whatsapp" icon={MessageCircle} href={whatsapp} target="_blank">
              {t("common.whatsapp")}
            </ButtonLink>
          )}
          {email !== null && (
            <ButtonLink icon={Mail} href={`mailto:${email}`}>
              {t("common.email")}
            </ButtonLink>
          )}
        </div>
      )}
      {!isWide && (
        <ButtonLink
          variant="primary"
          isWide
          icon={Plus}
          className={styles.clientOrder}
          href={`/orders/new${writeSearch({ clientId: client.id })}`}
        >
          {t("clients.add_order")}
        </ButtonLink>
      )}
    </section>
  );
}
