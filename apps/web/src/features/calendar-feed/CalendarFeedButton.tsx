import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { CalendarFeedSheet } from "./CalendarFeedSheet.tsx";

/** Opens the sheet of one's own feed. */
export function CalendarFeedButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={CalendarSync} onPress={() => setOpen(true)}>
        {t("orders.own_calendar")}
      </Button>
      {isOpen && <CalendarFeedSheet onClose={() => setOpen(false)} />}
    </>
  );
}
