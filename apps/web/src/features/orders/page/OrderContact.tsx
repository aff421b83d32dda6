import { Banknote, ChevronDown, Mail, MessageCircle } from "lucide-react";
import { whatsappTextKinds } from "@marzipan/contract/accounts";
import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { listOrderPayments } from "@marzipan/contract/payments";
import { useCall } from "../../../platform/api/queries.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useFeature, useMay, useMe } from "../../../platform/session/me.tsx";
import { writeClientText } from "../../../platform/whatsapp/client-text.ts";
import type { ClientSpeech } from "../../../platform/whatsapp/client-text.ts";
import { useClientSpeech } from "../../../platform/whatsapp/use-client-speech.ts";
import { whatsappLink } from "../../../platform/whatsapp/whatsapp-link.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { mailLink, textKindOf } from "../order-text.rules.ts";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-page.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** Ways to reach the client, with a prepared text in the client's language (rulings §10.1). */
export function OrderContact({ order }: { order: OrderView }) {
  const t = useT();
  const speech = useClientSpeech(order.clientLanguage);
  const canRecord = useFeature("payment_tracking");
  const { write, kinds, balance } = useWriting(order, speech);
  const { phone } = order;
  return (
    <div className={styles.orderContact}>
      {phone === null ? (
        <p className={styles.orderContactHint}>{t("orders.no_phone")}</p>
      ) : (
        <WhatsappButtons
          order={order}
          phone={phone}
          write={write}
          kinds={kinds}
          isReady={speech !== null}
        />
      )}
      {canRecord && balance > 0 && (
        <ButtonLink icon={Banknote} href={pathTo("/payments/new", { order: order.id })}>
          {t("payments.record")}
        </ButtonLink>
      )}
      {phone === null && order.customerEmail !== null && (
        <ButtonLink icon={Mail} href={mailOf(order, order.customerEmail, speech, write)}>
          {t("common.send_mail")}
        </ButtonLink>
      )}
    </div>
  );
}

/** The client's email address; pressed, it opens a mail with the text that fits now. */
export function MailAddress({ order, address }: { order: OrderView; address: string }) {
  const speech = useClientSpeech(order.clientLanguage);
  const { write } = useWriting(order, speech);
  return (
    <a href={mailOf(order, address, speech, write)} className={styles.orderMail}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}

/** Without the phrases of the client's language, which are on their way, the mail is empty. */
function mailOf(
  order: OrderView,
  address: string,
  speech: ClientSpeech | null,
  write: Write,
): string {
  if (!speech) return mailLink(address, "", "");
  const subject = speech.t("common.order_number", { number: String(order.number) });
  return mailLink(address, subject, write(textKindOf(order)));
}

/** The first thing after a new order was saved: one tap opens WhatsApp with its confirmation. */
export function ConfirmOnWhatsapp({ order }: { order: OrderView }) {
  const t = useT();
  const speech = useClientSpeech(order.clientLanguage);
  const { write } = useWriting(order, speech);
  const { country } = useMe().business;
  if (order.phone === null) return null;
  const href = speech && whatsappLink(order.phone, country, write("confirmation"));
  if (href === null) return null;
  return (
    <ButtonLink
      variant="primary"
      isWide
      icon={MessageCircle}
      href={href}
      target="_blank"
      rel="noopener"
    >
      {t("orders.confirm_whatsapp")}
    </ButtonLink>
  );
}

type Write = (kind: WhatsappTextKind | null) => string;

interface Writing {
  write: Write;
  /** The texts that fit: none asks for money that is not open. */
  kinds: readonly WhatsappTextKind[];
  /** What is still to be paid. */
  balance: number;
}

/**
 * Returns the texts that fit the order now and how to write them: no reminder without a balance, no
 * deposit text without an open deposit.
 */
function useWriting(order: OrderView, speech: ClientSpeech | null): Writing {
  const { business } = useMe();
  const today = useToday();
  const isPickup = order.fulfilment !== "delivery";
  const menu = useCall(getMenuSettings, undefined, { enabled: useMay("menu") && isPickup });
  // The same query as the order's payments, so that both share one request.
  const payments = useCall(listOrderPayments, { params: { id: order.id } });
  const money = payments.data?.balance;
  const balance = money?.balance ?? order.totalPrice;
  const isDepositOpen = money?.state === "deposit_due";
  const depositMissing = money && isDepositOpen ? money.deposit - money.paid : 0;
  const kinds = whatsappTextKinds.filter((kind) => {
    if (kind === "reminder" || kind === "balance") return balance > 0;
    return kind !== "deposit" || isDepositOpen;
  });
  const write: Write = (kind) => {
    if (kind === null || !speech) return "";
    const facts = {
      clientName: order.clientName,
      number: order.number,
      day: order.deliveryDate,
      time: order.deliveryTime,
      items: order.items,
      fulfilment: order.fulfilment,
      address: (isPickup ? menu.data?.address : order.address) ?? "",
      total: order.totalPrice,
      link: order.pagePath === null ? null : window.location.origin + order.pagePath,
      amount:
        kind === "reminder" ? balance : kind === "deposit" ? depositMissing : order.totalPrice,
      balance,
      today,
      currency: order.currency,
      business: business.name,
    };
    return writeClientText(kind, facts, speech, business.whatsappTexts);
  };
  return { write, kinds, balance };
}

interface WhatsappButtonsProps {
  order: OrderView;
  phone: string;
  write: Write;
  kinds: readonly WhatsappTextKind[];
  /** Whether the phrases of the client's language have arrived. */
  isReady: boolean;
}

/** One tap opens WhatsApp with the text that fits now; the small button offers the other texts. */
function WhatsappButtons({ order, phone, write, kinds, isReady }: WhatsappButtonsProps) {
  const t = useT();
  const { country } = useMe().business;
  const usual = textKindOf(order);
  const linkOf = (kind: WhatsappTextKind | null): string | null =>
    whatsappLink(phone, country, write(kind));
  const href = linkOf(usual);
  if (href === null)
    return <p className={styles.orderContactHint}>{t("orders.phone_not_usable")}</p>;
  const open = (kind: WhatsappTextKind | null): void => {
    window.open(linkOf(kind) ?? href, "_blank", "noopener");
  };
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
          {t("common.whatsapp")}
        </ButtonLink>
      ) : (
        <Button variant="whatsapp" icon={MessageCircle} isDisabled>
          {t("common.whatsapp")}
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
        entries={[
          ...kinds.map((kind) => ({
            id: kind,
            text: t(`messages.kind_${kind}`),
            onAction: () => open(kind),
          })),
          { id: "own", text: t("orders.text_own"), onAction: () => open(null) },
        ]}
      />
    </div>
  );
}
