import { MessageCircle } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useShowOnce } from "../../platform/undo/use-show-once.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { RequestView } from "./requests.types.ts";
import styles from "./requests.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Says what a request has just become, and offers to tell the customer (rulings §10.1). */
export function AnsweredNotice({ request }: { request: RequestView }) {
  const t = useT();
  const place = useShowOnce();
  const { name, status, orderNumber } = request;
  return (
    <div ref={place}>
      <Notice tone={status === "declined" ? "plain" : "success"} role="status">
        <p>
          {status === "accepted" && orderNumber !== null
            ? t("requests.became_order", { name, number: String(orderNumber) })
            : status === "quoted"
              ? t("requests.quote_made", { name })
              : t("requests.declined_name", { name })}
        </p>
        <p className={styles.requestAnsweredActs}>
          {request.whatsappUrl !== null && (
            <ButtonLink
              variant="whatsapp"
              icon={MessageCircle}
              href={request.whatsappUrl}
              target="_blank"
              rel="noopener"
            >
              {t("orders.tell_customer")}
            </ButtonLink>
          )}
          {request.orderId !== null && (
            <ButtonLink href={pathTo("/orders/$orderId", { orderId: request.orderId })}>
              {t("requests.to_order")}
            </ButtonLink>
          )}
        </p>
      </Notice>
    </div>
  );
}
