import { ChevronDown, MessageCircle } from "lucide-react";
import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { OrderView } from "../orders.types.ts";
import { useOrderTexts } from "../use-order-texts.ts";
import { TwoLines } from "./TwoLines.tsx";
import styles from "./order-page.module.css";

interface OrderWhatsappProps {
  order: OrderView;
  /** A text that the page offers elsewhere: it has no second button. */
  elsewhere: WhatsappTextKind | null;
}

/** WhatsApp with the text that fits now, which the button names, and the way to the other texts (rulings §10.1). */
export function OrderWhatsapp({ order, elsewhere }: OrderWhatsappProps) {
  const t = useT();
  const { usual, kinds, whatsapp, isReady } = useOrderTexts(order);
  const shown = usual === elsewhere ? null : usual;
  const href = whatsapp(shown);
  if (order.phone === null)
    return <p className={styles.orderContactHint}>{t("orders.no_phone")}</p>;
  if (href === null)
    return <p className={styles.orderContactHint}>{t("orders.phone_not_usable")}</p>;
  const entries = [
    ...kinds
      .filter((kind) => kind !== shown && kind !== elsewhere)
      .map((kind) => ({ id: kind, text: t(`messages.kind_${kind}`), kind })),
    { id: "own", text: t("orders.text_own"), kind: null },
  ].map(({ kind, ...entry }) => ({
    ...entry,
    onAction: () => void window.open(whatsapp(kind) ?? href, "_blank", "noopener"),
  }));
  if (shown === null) {
    return (
      <Menu
        label={t("orders.which_text")}
        trigger={
          <Button icon={MessageCircle} isDisabled={!isReady}>
            <TwoLines small={t("common.whatsapp")}>{t("orders.which_text")}</TwoLines>
          </Button>
        }
        entries={entries}
      />
    );
  }
  return (
    <div className={styles.orderWhatsapp}>
      {isReady ? (
        <ButtonLink
          variant="whatsapp"
          icon={MessageCircle}
          href={href}
          target="_blank"
          rel="noopener"
        >
          <TwoLines small={t("common.whatsapp")}>{t(`messages.kind_${shown}`)}</TwoLines>
        </ButtonLink>
      ) : (
        <Button variant="whatsapp" icon={MessageCircle} isPending>
          <TwoLines small={t("common.whatsapp")}>{t(`messages.kind_${shown}`)}</TwoLines>
        </Button>
      )}
      <Menu
        label={t("orders.which_text")}
        trigger={
          <IconButton
            label={t("orders.which_text")}
            icon={ChevronDown}
            isOutlined
            isDisabled={!isReady}
          />
        }
        entries={entries}
      />
    </div>
  );
}

/** The client's email address; pressed, it opens a mail with the text that fits now. */
export function MailAddress({ order, address }: { order: OrderView; address: string }) {
  const { mail, usual } = useOrderTexts(order);
  return (
    <a href={mail(address, usual)} className={styles.orderMail}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
