import { callLink } from "@marzipan/contract/phone";
import type { MenuView } from "@marzipan/contract/menu-view";
import { Icon } from "../look/Icon.tsx";
import { LanguageMenu } from "../look/LanguageMenu.tsx";
import { Picture } from "../look/Picture.tsx";
import { sayHours } from "../look/hours.ts";
import type { Speech } from "../look/speech.ts";

/** The head of the menu: name, sentence, seal, and how to reach the business. */
export function MenuHead({ view, speech }: { view: MenuView; speech: Speech }) {
  const { business, ordering } = view;
  const hours = sayHours(ordering.openingHours, speech);
  return (
    <header className="m-head board">
      <div className="in">
        <div className="top">
          <LanguageMenu speech={speech} />
          <button
            type="button"
            className="iconbtn js-only"
            data-share
            aria-label={speech.t("common.share")}
          >
            <Icon of="share" />
          </button>
        </div>
        <div className="m-id">
          <div>
            <h1 dir="auto">{business.name}</h1>
            {business.tagline !== "" && <p dir="auto">{business.tagline}</p>}
          </div>
          <Seal view={view} />
        </div>
        <ul className="m-facts">
          {business.address !== "" && (
            <li>
              <Icon of="pin" />
              <span dir="auto">{business.address}</span>
            </li>
          )}
          {hours !== "" && (
            <li>
              <Icon of="clock" />
              <span>{hours}</span>
            </li>
          )}
          {business.phone !== null && (
            <li>
              <Icon of="phone" />
              <a href={callLink(business.phone)}>
                <bdi dir="ltr">{business.phone}</bdi>
              </a>
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}

/** The bakery's own picture in the scalloped seal: its logo, else the first picture of the menu. */
function Seal({ view }: { view: MenuView }) {
  const first = view.sections.flatMap(({ items }) => items).find(({ pictures }) => pictures[0]);
  const picture = view.business.logo ?? first?.pictures[0];
  if (!picture) return null;
  const isSquare = Math.abs(picture.width - picture.height) < picture.width / 10;
  return (
    <span className="seal">
      <Picture
        picture={picture}
        sizes="(min-width: 768px) 176px, 92px"
        className={isSquare ? "fills" : "fits"}
        isFirst
      />
    </span>
  );
}
