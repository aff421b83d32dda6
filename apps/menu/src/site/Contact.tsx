import { messagesKeptMonths } from "@marzipan/contract/contact";
import { Icon, IconSprite } from "../look/Icon.tsx";
import { Rich } from "../look/Rich.tsx";
import { ReadingHead } from "./SiteFrame.tsx";
import type { ContactData } from "./contact-data.ts";
import type { Visit } from "./page.ts";

/** `/contact`: the form, and afterwards where the answer will arrive (spec §5, rulings §11). */
export function Contact({ visit }: { visit: Visit }) {
  const { speech, facts, link } = visit;
  const { t } = speech;
  const email = facts.operator?.email;
  return (
    <>
      <IconSprite names={["globe", "check"]} />
      <ReadingHead visit={visit} title={t("pages.contact")} text={t("pages.contact_text")} />
      <main id="main" className="wrap page">
        <form id="contact" className="card contact" noValidate>
          <Field name="name" label={t("common.name")} type="text" most={120} />
          <div className="pair">
            <Field name="email" label={t("common.email")} type="email" most={254} />
            <Field name="phone" label={t("common.phone")} type="tel" most={32} />
          </div>
          <div className="field">
            <label htmlFor="message">{t("contact.message")}</label>
            <textarea
              className="input"
              id="message"
              name="message"
              rows={5}
              maxLength={4000}
              dir="auto"
              required
              aria-describedby="message-problem"
            />
            <p className="bad" id="message-problem" />
          </div>
          <div id="captcha" />
          <p className="bad" role="alert" id="problem" />
          <button type="submit" className="btn go big wide needs-scripts">
            {t("contact.send")}
          </button>
          <noscript>
            <p className="strong">
              {t("site.no_scripts")}{" "}
              {email !== undefined && (
                <Rich
                  text={t("site.no_scripts_mail", { email: "{email}" })}
                  parts={{
                    email: (
                      <a className="tlink" href={`mailto:${email}`}>
                        <bdi dir="ltr">{email}</bdi>
                      </a>
                    ),
                  }}
                />
              )}
            </p>
          </noscript>
          <p className="small muted">{t("contact.kept", { n: messagesKeptMonths })}</p>
        </form>
        <section id="sent" className="card contact" hidden>
          <img src="/sweets/cupcakes.svg" alt="" width="320" height="240" loading="lazy" />
          <h2 tabIndex={-1}>
            <Icon of="check" />
            {t("contact.sent_title")}
          </h2>
          <p>
            <Rich
              text={t("contact.sent_text", { email: "{email}" })}
              parts={{ email: <b id="sent-to" dir="ltr" /> }}
            />
          </p>
          <a className="btn go" href={link("/")}>
            {t("pages.home")}
          </a>
          <button type="button" className="btn bare" id="another">
            {t("contact.send_another")}
          </button>
        </section>
      </main>
    </>
  );
}

interface FieldProps {
  name: string;
  label: string;
  type: "text" | "email" | "tel";
  most: number;
}

function Field({ name, label, type, most }: FieldProps) {
  const isTyped = type !== "text";
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        autoComplete={type === "tel" ? "tel" : name}
        maxLength={most}
        dir={isTyped ? "ltr" : "auto"}
        required
        aria-describedby={`${name}-problem`}
      />
      <p className="bad" id={`${name}-problem`} />
    </div>
  );
}

/** What the page's script says when something is wrong. */
export function listContactWords({ speech: { t, language } }: Visit): ContactData {
  return {
    language,
    required: t("errors.problem_required"),
    fillAll: t("contact.fill_all"),
    badEmail: t("contact.bad_email"),
    badPhone: t("contact.bad_phone"),
    disposable: t("errors.disposable_email"),
    tooMany: t("errors.too_many_submissions"),
    captcha: t("errors.captcha_failed"),
    failed: t("contact.failed"),
  };
}
