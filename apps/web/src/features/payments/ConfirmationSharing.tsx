import type { Language } from "@marzipan/contract/languages";
import {
  emailConfirmation,
  createConfirmationLink,
  revokeConfirmationLinks,
} from "@marzipan/contract/confirmations";
import { Copy, Link2, Link2Off, Mail, MessageCircle } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../platform/copy-text.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useSpeech } from "../../platform/i18n/use-speech.ts";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { whatsappAddress } from "../../platform/whatsapp/whatsapp-address.ts";
import { whatsappLink } from "../../platform/whatsapp/whatsapp-link.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { ConfirmationView } from "./ConfirmationPaper.tsx";
import styles from "./confirmation-paper.module.css";

interface ConfirmationSharingProps {
  orderId: string;
  confirmation: ConfirmationView;
  openLinks: number;
  phone: string | null;
  email: string | null;
  /** The language in which the client is written to. */
  language: Language;
}

/**
 * A private link to the confirmation: made, copied, sent by WhatsApp or mail, revoked. The server
 * stores only the link's hash, so a link made earlier cannot be shown again; revoking ends all of
 * them.
 */
export function ConfirmationSharing(props: ConfirmationSharingProps) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const [link, setLink] = useState<string | null>(null);
  const { orderId, openLinks } = props;
  const making = useAct(createConfirmationLink, {
    onSuccess: ({ path }) => setLink(`${window.location.origin}${path}`),
  });
  const revoking = useAct(revokeConfirmationLinks, {
    onSuccess: () => {
      setLink(null);
      showToast(t("payments.revoked"));
    },
  });
  const params = { id: orderId };
  const error = making.error ?? revoking.error;
  return (
    <Card title={t("payments.share_title")}>
      <div className={styles.receiptShare}>
        <p className={styles.receiptQuiet}>{t("payments.share_text")}</p>
        {link === null ? (
          <Button
            icon={Link2}
            isPending={making.isPending}
            onPress={() => making.mutate({ params })}
          >
            {t("payments.make_link")}
          </Button>
        ) : (
          <MadeLink {...props} link={link} />
        )}
        <MailField {...props} />
        {openLinks > 0 && (
          <div className={styles.receiptActs}>
            <span className={styles.receiptQuiet}>
              {t("payments.links_open", { n: openLinks })}
            </span>
            <Button
              variant="quiet"
              icon={Link2Off}
              isPending={revoking.isPending}
              onPress={() => revoking.mutate({ params })}
            >
              {t("payments.revoke")}
            </Button>
          </div>
        )}
        {error && (
          <Notice tone="danger" role="alert">
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Card>
  );
}

/**
 * The link that was just made, with a message in the client's language. Where the phone cannot be
 * used, WhatsApp asks for the contact.
 */
function MadeLink({
  confirmation,
  phone,
  language,
  link,
}: ConfirmationSharingProps & { link: string }) {
  const t = useT();
  const showToast = useToast();
  const { business } = useMe();
  const speech = useSpeech(language);
  const text = speech?.t(
    confirmation.kind === "summary" ? "payments.share_summary" : "payments.share_message",
    {
      name: confirmation.clientName,
      number: String(confirmation.number),
      link,
      business: business.name,
    },
  );
  const href =
    text === undefined
      ? null
      : ((phone === null ? null : whatsappLink(phone, business.country, text)) ??
        whatsappAddress("", text));
  return (
    <>
      <TextField label={t("payments.make_link")} direction="ltr" isReadOnly value={link} />
      <div className={styles.receiptActs}>
        <Button
          icon={Copy}
          onPress={() => {
            void copyText(link).then((isCopied) =>
              showToast(t(isCopied ? "common.copied" : "common.copy_failed")),
            );
          }}
        >
          {t("payments.copy_link")}
        </Button>
        {href !== null && (
          <ButtonLink
            variant="whatsapp"
            icon={MessageCircle}
            href={href}
            target="_blank"
            rel="noopener"
          >
            {t("common.send_whatsapp")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/**
 * Sends the link by mail, to the client's address unless another is typed; each mail carries a link
 * of its own.
 */
function MailField({ orderId, email, language }: ConfirmationSharingProps) {
  const t = useT();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(email ?? "");
  const mailing = useAct(emailConfirmation);
  const sentTo = mailing.isSuccess ? mailing.variables?.body.email : undefined;
  return (
    <>
      <TextField
        label={t("common.email")}
        labelEnd={t("common.optional")}
        direction="ltr"
        type="email"
        inputMode="email"
        value={typed}
        onChange={setTyped}
        error={mailing.error ? errorText(mailing.error) : undefined}
      />
      <div className={styles.receiptActs}>
        <Button
          icon={Mail}
          isDisabled={typed.trim() === ""}
          isPending={mailing.isPending}
          onPress={() =>
            mailing.mutate({ params: { id: orderId }, body: { email: typed.trim(), language } })
          }
        >
          {t("common.send_mail")}
        </Button>
        {sentTo !== undefined && (
          <span role="status" className={styles.receiptQuiet}>
            {t("payments.mail_sent", { email: sentTo })}
          </span>
        )}
      </div>
    </>
  );
}
