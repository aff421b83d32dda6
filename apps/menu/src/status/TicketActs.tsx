import { callLink } from "@marzipan/contract/phone";
import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import { Icon } from "../look/Icon.tsx";
import type { Speech } from "../look/speech.ts";
import type { Standing } from "./standing.ts";

interface ActsProps {
  view: RequestStatusView;
  standing: Standing;
  token: string;
  speech: Speech;
}

/**
 * The buttons that fit the state, as links and plain forms (POST), so that they work without scripts and a prefetched
 * link changes nothing. Call and WhatsApp are always there.
 */
export function TicketActs({ view, standing, token, speech }: ActsProps) {
  return (
    <div className="acts duo">
      <AcceptPrice view={view} token={token} speech={speech} />
      <NextAct view={view} standing={standing} speech={speech} />
      <ReachBusiness view={view} speech={speech} />
      {view.canWithdraw && <Withdraw view={view} token={token} speech={speech} />}
    </div>
  );
}

function AcceptPrice({ view, token, speech }: Omit<ActsProps, "standing">) {
  if (!view.canAcceptQuote || view.quote === null) return null;
  return (
    <form className="full" method="post" action={`/order/${token}/accept?lang=${speech.language}`}>
      <input type="hidden" name="price" value={String(view.quote.price)} />
      <button type="submit" className="btn go big">
        {speech.t("menu.accept_price")}
      </button>
    </form>
  );
}

/** What the customer does next: the day into a calendar, directions once it is ready, another order once it is over. */
function NextAct({ view, standing, speech }: Omit<ActsProps, "token">) {
  const { t } = speech;
  const { address, menuPath } = view.business;
  if (view.order === null) return null;
  if (standing === "completed" || standing === "cancelled") {
    if (menuPath === null) return null;
    return (
      <a className="btn full" href={menuPath}>
        {t("menu.order_again")}
      </a>
    );
  }
  const isPickUp = view.order.fulfilment === "pickup" && address !== "";
  const way = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
  return (
    <>
      {isPickUp && standing === "ready" && (
        <a className="btn go full" href={way} rel="noreferrer">
          <Icon of="pin" />
          {t("menu.show_way")}
        </a>
      )}
      {standing !== "ready" && view.calendarPath !== null && (
        <a className="btn full" href={view.calendarPath}>
          <Icon of="calendar" />
          {t("menu.add_calendar")}
        </a>
      )}
      {isPickUp && standing !== "ready" && (
        <a className="btn full" href={way} rel="noreferrer">
          <Icon of="pin" />
          {t("menu.show_way")}
        </a>
      )}
    </>
  );
}

function ReachBusiness({ view, speech }: Pick<ActsProps, "view" | "speech">) {
  const { phone, whatsappUrl } = view.business;
  const { t } = speech;
  const isAlone = phone === null || whatsappUrl === null;
  return (
    <>
      {phone !== null && (
        <a className={isAlone ? "btn full" : "btn"} href={callLink(phone)}>
          <Icon of="phone" />
          <span>
            {t("common.call")} {isAlone && <bdi dir="ltr">{phone}</bdi>}
          </span>
        </a>
      )}
      {whatsappUrl !== null && (
        <a className={isAlone ? "btn wa full" : "btn wa"} href={whatsappUrl} rel="noreferrer">
          <Icon of="chat" />
          {t("common.whatsapp")}
        </a>
      )}
    </>
  );
}

function Withdraw({ view, token, speech }: Omit<ActsProps, "standing">) {
  const { t } = speech;
  return (
    <details className="withdraw full">
      <summary className="btn bare danger">{t("menu.withdraw")}</summary>
      <form method="post" action={`/order/${token}/withdraw?lang=${speech.language}`}>
        <p>{t("menu.withdraw_sure", { business: view.business.name })}</p>
        <button type="submit" className="btn danger">
          {t("menu.withdraw")}
        </button>
        <a className="btn bare" href={`/order/${token}?lang=${speech.language}`}>
          {t("menu.withdraw_keep")}
        </a>
      </form>
    </details>
  );
}
