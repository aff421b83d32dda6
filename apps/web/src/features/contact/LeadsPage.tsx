import { callLink } from "@marzipan/contract/phone";
import { listLeads, messagesKeptMonths } from "@marzipan/contract/contact";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { Mail, MessageSquareText, Phone } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./contact.module.css";
import cardStyles from "../../ui/Card.module.css";

type Lead = ReplyOf<typeof listLeads>["items"][number];

// Administrators read times by the device's time zone.
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** `/admin/leads`: what people wrote on the contact page, those with priority support first, then the newest first. */
export function LeadsPage() {
  const t = useT();
  return (
    <Page title={t("contact.leads")}>
      <p className={styles.contactKept}>{t("contact.kept", { n: messagesKeptMonths })}</p>
      <LeadList />
    </Page>
  );
}

function LeadList() {
  const t = useT();
  const list = usePages(listLeads);
  const isEmpty = list.items.length === 0;
  return (
    <PagedList
      list={list}
      skeleton={<LeadsSkeleton />}
      failedTitle={t("contact.leads_failed")}
      empty={
        isEmpty ? (
          <EmptyState
            icon={MessageSquareText}
            title={t("contact.leads_empty")}
            text={t("contact.leads_empty_text")}
          />
        ) : null
      }
      status={t("contact.leads_shown", { n: list.items.length })}
    >
      <ul className={styles.leadList} aria-label={t("contact.leads")}>
        {list.items.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function LeadCard({ lead }: { lead: Lead }) {
  const t = useT();
  const format = useFormat();
  return (
    <article className={joinClasses(cardStyles.card, styles.lead)}>
      <div className={styles.leadHead}>
        <div className={styles.leadWho}>
          <h2 dir="auto">{lead.name}</h2>
          {lead.isPriority && <Pill>{t("contact.priority")}</Pill>}
        </div>
        <time dateTime={lead.createdAt}>{format.instant(lead.createdAt, timeZone)}</time>
      </div>
      <p className={styles.leadReach}>
        <bdi dir="ltr">{lead.email}</bdi>
        <bdi dir="ltr">{lead.phone}</bdi>
      </p>
      <p dir="auto" lang={lead.language} className={styles.leadWords}>
        {lead.message}
      </p>
      <div className={styles.leadActs}>
        <ButtonLink icon={Mail} href={`mailto:${encodeURIComponent(lead.email)}`}>
          {t("contact.answer")}
        </ButtonLink>
        <ButtonLink icon={Phone} variant="quiet" href={callLink(lead.phone)}>
          {t("common.call")}
        </ButtonLink>
      </div>
    </article>
  );
}

function LeadsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("contact.leads_loading")}
      </p>
      <div className={styles.leadList} aria-hidden="true">
        {[40, 56, 32].map((width) => (
          <div key={width} className={joinClasses(cardStyles.card, styles.lead)}>
            <Skeleton width={`${width}%`} height="18px" />
            <Skeleton width="60%" />
            <Skeleton height="48px" />
          </div>
        ))}
      </div>
    </div>
  );
}
