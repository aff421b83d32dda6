import { loadCalendarFeedPhrases } from "@marzipan/phrases/load-calendar-feed";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PhrasedPart } from "../../platform/parts/PhrasedPart.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** One's own feed of orders: made, added to a calendar, given another link, turned off. */
export function CalendarFeedSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      isOpen
      isDismissable
      title={t("orders.own_calendar_title")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PhrasedPart
        section="calendar_feed"
        loadPhrases={loadCalendarFeedPhrases}
        load={async () => (await import("./CalendarFeedPart.tsx")).CalendarFeedPart}
        skeleton={<Skeleton height="12em" />}
      />
    </Sheet>
  );
}
