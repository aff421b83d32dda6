import { callLink } from "@marzipan/contract/phone";
import { Icon } from "../look/Icon.tsx";
import type { Speech } from "../look/speech.ts";

interface ReachProps {
  business: { phone: string | null; whatsappNumber: string | null };
  speech: Speech;
}

/** Phone and WhatsApp of the business as buttons; nothing where it has neither. */
function ReachButtons({ business, speech }: ReachProps) {
  if (business.phone === null && business.whatsappNumber === null) return null;
  return (
    <div className="acts">
      {business.whatsappNumber !== null && (
        <a className="btn go" href={`https://wa.me/${business.whatsappNumber}`}>
          <Icon of="chat" />
          {speech.t("menu.write_whatsapp")}
        </a>
      )}
      {business.phone !== null && (
        <a className="btn" href={callLink(business.phone)}>
          <Icon of="phone" />
          {speech.t("common.call")}
          <bdi dir="ltr">{business.phone}</bdi>
        </a>
      )}
    </div>
  );
}

/** What is in the form's place where nothing can be ordered on the page, and where no scripts run. */
export function Reach({ business, speech }: ReachProps) {
  if (business.phone === null && business.whatsappNumber === null) return null;
  return (
    <section className="reach">
      <h2>{speech.t("menu.reach_title")}</h2>
      <p>{speech.t("menu.reach_text")}</p>
      <ReachButtons business={business} speech={speech} />
    </section>
  );
}
