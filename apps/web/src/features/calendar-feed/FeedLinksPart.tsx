import { disableCalendarFeed, renewCalendarFeed } from "@marzipan/contract/calendar-feed";
import { CalendarPlus, Link2Off, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CopyButton } from "../catalog/CopyButton.tsx";
import type { FeedLinks } from "./feed-links.rules.ts";
import styles from "./calendar-feed.module.css";

/** The ways to add a feed to a calendar, and to take the link back. */
export function FeedLinksPart({ links }: { links: FeedLinks }) {
  const t = useT();
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);
  return (
    <>
      <TextField label={t("calendar_feed.link")} direction="ltr" isReadOnly value={links.link} />
      <div className={styles.feedWays}>
        <CopyButton text={links.link} />
        <ButtonLink icon={CalendarPlus} href={links.here}>
          {t("calendar_feed.add_here")}
        </ButtonLink>
        <ButtonLink
          icon={CalendarPlus}
          href={links.google}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("calendar_feed.add_google")}
        </ButtonLink>
      </div>
      <div className={styles.feedEnds}>
        <Button variant="quiet" icon={RefreshCw} onPress={() => setAsked("renew")}>
          {t("catalog.token_renew")}
        </Button>
        <Button variant="quiet" icon={Link2Off} onPress={() => setAsked("end")}>
          {t("calendar_feed.end")}
        </Button>
      </div>
      {asked !== null && <EndQuestion what={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Asks before calendars lose the orders: by another link, or by none. */
function EndQuestion({ what, onClose }: { what: "renew" | "end"; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const isRenewed = what === "renew";
  const renewing = useAct(renewCalendarFeed, {
    onSuccess: () => {
      showToast(t("catalog.token_renewed"));
      onClose();
    },
  });
  const ending = useAct(disableCalendarFeed, {
    onSuccess: () => {
      showToast(t("calendar_feed.ended"));
      onClose();
    },
  });
  const act = isRenewed ? renewing : ending;
  return (
    <ConfirmDialog
      isOpen
      title={t(isRenewed ? "catalog.token_renew" : "calendar_feed.end")}
      confirmLabel={t(isRenewed ? "catalog.token_renew" : "calendar_feed.end")}
      cancelLabel={t("common.cancel")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => act.mutate({})}
      isPending={act.isPending}
      error={act.error ? errorText(act.error) : undefined}
    >
      {t(isRenewed ? "calendar_feed.renew_text" : "calendar_feed.end_text")}
    </ConfirmDialog>
  );
}
