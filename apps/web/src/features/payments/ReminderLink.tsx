import { MessageCircle } from "lucide-react";
import { useToday } from "../../platform/calendar/use-today.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { writeClientText } from "../../platform/whatsapp/client-text.ts";
import type { TextFacts } from "../../platform/whatsapp/client-text.ts";
import { useClientSpeech } from "../../platform/whatsapp/use-client-speech.ts";
import { whatsappLink } from "../../platform/whatsapp/whatsapp-link.ts";
import { ButtonLink } from "../../ui/Button.tsx";

interface ReminderLinkProps {
  phone: string | null;
  /** The client's language; the owner's where it is not known. */
  language: string | null;
  facts: Pick<TextFacts, "clientName" | "number" | "day" | "amount" | "currency"> & {
    balance: number;
  };
  /** What is due is the deposit, not the balance. */
  isDeposit: boolean;
}

/** Opens WhatsApp with a reminder of the balance or the deposit in the client's language (rulings §10.1); nothing without a phone. */
export function ReminderLink({ phone, language, facts, isDeposit }: ReminderLinkProps) {
  const t = useT();
  const { business } = useMe();
  const today = useToday();
  const speech = useClientSpeech(language);
  if (phone === null || !speech) return null;
  const all: TextFacts = {
    ...facts,
    today,
    time: null,
    items: [],
    fulfilment: "pickup",
    address: "",
    total: facts.balance,
    business: business.name,
    link: null,
  };
  const text = writeClientText(
    isDeposit ? "deposit" : "reminder",
    all,
    speech,
    business.whatsappTexts,
  );
  const href = whatsappLink(phone, business.country, text);
  if (href === null) return null;
  return (
    <ButtonLink variant="whatsapp" icon={MessageCircle} href={href} target="_blank" rel="noopener">
      {t("payments.remind")}
    </ButtonLink>
  );
}
