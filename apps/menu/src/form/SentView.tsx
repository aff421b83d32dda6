import type { Order, SentRequest } from "../island/order.ts";
import { Icon } from "../look/Icon.tsx";
import type { FormSpeech } from "./form-speech.ts";

interface SentViewProps {
  order: Order;
  sent: SentRequest;
  speech: FormSpeech;
  onClose: () => void;
}

/** After sending: the number, the private page, and the request as a WhatsApp text. */
export function SentView({ order, sent, speech, onClose }: SentViewProps) {
  const { say } = speech;
  return (
    <div className="body">
      <div className="done" role="status">
        <span className="mark">
          <Icon of="check" />
        </span>
        <h3>{say("menu.sent_title")}</h3>
        <p className="strong">{say("menu.sent_number", { number: String(sent.number) })}</p>
        {sent.isUnchanged && (
          <p>{say("menu.sent_before", { business: order.data.business.name })}</p>
        )}
        <p>{say("menu.sent_text", { business: order.data.business.name })}</p>
        <div className="acts">
          <a className="btn go big wide" href={sent.statusUrl}>
            {say("menu.see_status")}
          </a>
          {sent.whatsappUrl !== null && (
            <a className="btn wide" href={sent.whatsappUrl} target="_blank" rel="noreferrer">
              <Icon of="chat" />
              {say("common.send_whatsapp")}
            </a>
          )}
          <button type="button" className="btn bare wide" onClick={onClose}>
            {say("menu.back_to_menu")}
          </button>
        </div>
      </div>
    </div>
  );
}
