import { listLeads, messagesKeptMonths } from "@marzipan/contract/contact";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { Mail, MessageSquareText, Phone } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Page } from "../shell/Page.tsx";
import "./contact.css";

type Lead = ReplyOf<typeof listLeads>["items"][number];

/** `/admin/leads`: what people wrote on the contact page, the newest first. */
export function LeadsPage() {
  const t = useT();
  return (
    <Page title={t("contact.leads")}>
      <p className="text-14 text-muted">{t("contact.kept", { n: messagesKeptMonths })}</p>
      <LeadList />
    </Page>
  );
}

function LeadList() {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listLeads);
  if (list.isPending) return <LeadsSkeleton />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t("contact.leads_failed")}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        icon={MessageSquareText}
        title={t("contact.leads_empty")}
        text={t("contact.leads_empty_text")}
      />
    );
  }
  return (
    <>
      <ul className="lead-list" aria-label={t("contact.leads")}>
        {list.items.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        status={t("contact.leads_shown", { n: list.items.length })}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </>
  );
}

function LeadCard({ lead }: { lead: Lead }) {
  const t = useT();
  const format = useFormat();
  const { business } = useMe();
  return (
    <article className="card lead">
      <div className="lead-head">
        <h2 dir="auto">{lead.name}</h2>
        <time dateTime={lead.createdAt}>{format.instant(lead.createdAt, business.timeZone)}</time>
      </div>
      <p className="lead-reach">
        <bdi dir="ltr">{lead.email}</bdi>
        <bdi dir="ltr">{lead.phone}</bdi>
      </p>
      <p dir="auto" lang={lead.language} className="lead-words">
        {lead.message}
      </p>
      <div className="lead-acts">
        <ButtonLink icon={Mail} href={`mailto:${encodeURIComponent(lead.email)}`}>
          {t("contact.answer")}
        </ButtonLink>
        <ButtonLink icon={Phone} variant="quiet" href={`tel:${lead.phone}`}>
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
      <div className="lead-list" aria-hidden="true">
        {[40, 56, 32].map((width) => (
          <div key={width} className="card lead">
            <Skeleton width={`${width}%`} height="18px" />
            <Skeleton width="60%" />
            <Skeleton height="48px" />
          </div>
        ))}
      </div>
    </div>
  );
}
