import { sendContactMessage } from "@marzipan/contract/contact";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useAct } from "../../platform/api/queries.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PublicFrame } from "../pages/PublicFrame.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./contact.module.css";
import cardStyles from "../../ui/Card.module.css";

/** `/contact`: the form, and afterwards where the answer will arrive. */
export function ContactPage() {
  const t = useT();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const sending = useAct(sendContactMessage);
  return (
    <PublicFrame
      title={t("pages.contact")}
      head={
        <>
          <h1>{t("pages.contact")}</h1>
          <p>{t("pages.contact_text")}</p>
        </>
      }
    >
      {sentFrom === null ? (
        <ContactForm sending={sending} onSent={setSentFrom} />
      ) : (
        <Sent
          email={sentFrom}
          onAnother={() => {
            sending.reset();
            setSentFrom(null);
          }}
        />
      )}
    </PublicFrame>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useT();
  return (
    <div className={joinClasses(cardStyles.card, styles.contactSent)} role="status">
      <EmptyState
        picture={{ src: "/sweets/cupcakes.svg" }}
        title={t("contact.sent_title")}
        text={
          <Rich
            text={t("contact.sent_text", { email: "{email}" })}
            parts={{
              email: (
                <b>
                  <bdi dir="ltr">{email}</bdi>
                </b>
              ),
            }}
          />
        }
      >
        <ButtonLink variant="primary" href="/">
          {t("pages.home")}
        </ButtonLink>
        <Button variant="quiet" onPress={onAnother}>
          {t("contact.send_another")}
        </Button>
      </EmptyState>
    </div>
  );
}
