import { updateOrderPage } from "@marzipan/contract/order-pages";
import { Copy, EllipsisVertical, ExternalLink, Eye, EyeOff, RefreshCw } from "lucide-react";
import { copyText } from "../../../platform/copy-text.ts";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../../platform/session/me.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-page.module.css";

/** The link to the customer's page of an order: opened, copied, replaced, and switched off or on (rulings §10.8). */
export function CustomerPageCard({ order }: { order: OrderView }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const { hasOrderPages } = useMe().business;
  const changing = useAct(updateOrderPage);
  const params = { id: order.id };
  const renew = (): void =>
    changing.mutate(
      { params, body: { isRenewed: true } },
      { onSuccess: () => showToast(t("orders.page_renewed")) },
    );
  const turn = (isOn: boolean): void => changing.mutate({ params, body: { isOn } });
  const label = t("orders.page_more");
  const path = order.pagePath;
  return (
    <Card
      title={t("requests.customer_page")}
      end={
        path !== null && (
          <Menu
            label={label}
            trigger={<IconButton label={label} icon={EllipsisVertical} />}
            entries={[
              { id: "renew", text: t("orders.page_renew"), icon: RefreshCw, onAction: renew },
              {
                id: "off",
                text: t("orders.page_off"),
                icon: EyeOff,
                isDanger: true,
                onAction: () => turn(false),
              },
            ]}
          />
        )
      }
    >
      <p className={styles.orderContactHint}>{t(textOf(order, hasOrderPages))}</p>
      <div className={styles.orderPageActs}>
        {path !== null && (
          <>
            <ButtonLink icon={ExternalLink} href={path} target="_blank" rel="noopener">
              {t("orders.page_open")}
            </ButtonLink>
            <Button
              icon={Copy}
              onPress={() => {
                void copyText(`${window.location.origin}${path}`).then((isCopied) =>
                  showToast(t(isCopied ? "common.copied" : "common.copy_failed")),
                );
              }}
            >
              {t("payments.copy_link")}
            </Button>
          </>
        )}
        {!order.hasPage && (
          <Button icon={Eye} isPending={changing.isPending} onPress={() => turn(true)}>
            {t("orders.page_on")}
          </Button>
        )}
      </div>
      {changing.error && (
        <Notice tone="danger" role="alert">
          {errorText(changing.error)}
        </Notice>
      )}
    </Card>
  );
}

function textOf({ hasPage }: OrderView, hasOrderPages: boolean) {
  if (!hasOrderPages) return "orders.pages_are_off";
  return hasPage ? "orders.page_text" : "orders.page_is_off";
}
