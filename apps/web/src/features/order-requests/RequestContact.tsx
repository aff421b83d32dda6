import { callLink } from "@marzipan/contract/phone";
import { ExternalLink, Mail, MessageCircle, Phone } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { mailLink } from "../orders/order-text.rules.ts";
import type { RequestView } from "./requests.types.ts";
import styles from "../orders/page/order-page.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/**
 * Ways to reach the customer: WhatsApp with a text that fits the request's state, phone, mail, and
 * the status page.
 */
export function RequestContact({ request }: { request: RequestView }) {
  const t = useT();
  const { phone, email, whatsappUrl, number, orderId } = request;
  if (request.isPersonalDataRemoved) {
    return <p className={styles.orderContactHint}>{t("requests.data_removed")}</p>;
  }
  return (
    <div className={styles.orderContact}>
      {whatsappUrl !== null && (
        <ButtonLink
          variant="whatsapp"
          icon={MessageCircle}
          href={whatsappUrl}
          target="_blank"
          rel="noopener"
        >
          {t("common.whatsapp")}
        </ButtonLink>
      )}
      {phone !== "" && (
        <ButtonLink icon={Phone} href={callLink(phone)}>
          {t("common.call")}
        </ButtonLink>
      )}
      {email !== null && (
        <ButtonLink
          icon={Mail}
          href={mailLink(email, t("requests.request_number", { number: String(number) }), "")}
        >
          {t("common.send_mail")}
        </ButtonLink>
      )}
      <ButtonLink
        icon={ExternalLink}
        iconFlips
        href={request.statusUrl}
        target="_blank"
        rel="noopener"
      >
        {t("requests.customer_page")}
      </ButtonLink>
      {orderId !== null && (
        <ButtonLink href={pathTo("/orders/$orderId", { orderId })}>
          {t("requests.to_order")}
        </ButtonLink>
      )}
    </div>
  );
}
