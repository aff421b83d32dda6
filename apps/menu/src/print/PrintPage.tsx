import type { QrDrawing } from "@marzipan/contract/menu-pages";
import type { MenuItem, MenuView } from "@marzipan/contract/menu-view";
import { Icon, IconSprite } from "../look/Icon.tsx";
import { Picture } from "../look/Picture.tsx";
import { sayHours } from "../look/hours.ts";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";
import { ItemPrice } from "../menu/ItemCard.tsx";
import { groundOf } from "../menu/island-data.ts";
import { chooseAllergenKeys } from "./allergen-keys.ts";
import type { AllergenKey } from "./allergen-keys.ts";

interface PrintPageProps {
  view: MenuView;
  qr: QrDrawing;
  speech: Speech;
  /** The address under the QR code as people type it, without `https://`. */
  shownAddress: string;
}

// As many as stand side by side over the two columns.
const mostPictures = 6;

/** The menu on paper: A4, two columns, the letters of the allergens, and the code that leads to the page. */
export function PrintPage({ view, qr, speech, shownAddress }: PrintPageProps) {
  const { t } = speech;
  const sections = view.sections.filter(({ items }) => items.length > 0);
  const items = sections.flatMap((section) => section.items);
  const keys = chooseAllergenKeys(
    items.flatMap(({ allergens }) => allergens),
    t,
  );
  const statements = ([unstatedSign, noneSign] as const).filter((sign) =>
    items.some((item) => statementSign(item) === sign),
  );
  const legend = [
    ...keys.map(({ sign, name }) => `${sign} ${name}`),
    ...statements.map((sign) => `${sign} ${t(statementPhrases[sign])}`),
  ];
  return (
    <>
      <IconSprite names={["printer"]} />
      <div className="tools">
        <span className="small muted">{t("menu.print_hint")}</span>
        <button type="button" className="btn go js-only" data-print>
          <Icon of="printer" />
          {t("common.print")}
        </button>
      </div>
      <main className="paper">
        <PaperHead view={view} speech={speech} />
        <div className="edge" />
        <PictureBand items={items} />
        <div className="cols">
          {sections.map((section) => (
            <section key={section.id}>
              {sections.length > 1 && <h2 dir="auto">{section.name ?? t("menu.other_section")}</h2>}
              {section.items.map((item) => (
                <PaperItem
                  key={item.id}
                  item={item}
                  keys={keys}
                  currency={view.currency}
                  speech={speech}
                />
              ))}
            </section>
          ))}
        </div>
        <footer>
          <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
            <path d={qr.path} />
          </svg>
          <div>
            <h2>{t("menu.print_scan")}</h2>
            {view.state === "open" && <p>{t("menu.print_text")}</p>}
            {view.state === "open" && view.ordering.leadTimeHours > 0 && (
              <p>{t("menu.lead_hours", { n: view.ordering.leadTimeHours })}</p>
            )}
            <p className="strong">
              <bdi dir="ltr">{shownAddress}</bdi>
            </p>
            <p className="keys">
              {legend.join(" · ")}
              {legend.length > 0 && <br />}
              {t("menu.print_date", { date: speech.format.date(view.business.today) })}
              {view.business.note !== "" && (
                <>
                  <br />
                  <span dir="auto">{keepPhones(view.business.note)}</span>
                </>
              )}
            </p>
          </div>
        </footer>
      </main>
    </>
  );
}

function PaperHead({ view, speech }: Pick<PrintPageProps, "view" | "speech">) {
  const { business, ordering } = view;
  const hours = sayHours(ordering.openingHours, speech);
  return (
    <header>
      <div>
        <h1 dir="auto">{business.name}</h1>
        {business.tagline !== "" && <p dir="auto">{business.tagline}</p>}
      </div>
      <div className="reach">
        {business.address !== "" && <div dir="auto">{business.address}</div>}
        {hours !== "" && <div>{hours}</div>}
        {business.phone !== null && <bdi dir="ltr">{business.phone}</bdi>}
      </div>
    </header>
  );
}

/** A row of pictures of items that are not sold out; left out when there are too few to fill it. */
function PictureBand({ items }: { items: readonly MenuItem[] }) {
  const shown = items.flatMap((item, index) => {
    const picture = item.pictures[0];
    return picture && item.soldOutUntil === null ? [{ item, picture, index }] : [];
  });
  if (shown.length < mostPictures) return null;
  return (
    <div className="band">
      {shown.slice(0, mostPictures).map(({ item, picture, index }) => (
        <span key={item.id} className={`pic g${groundOf(index)}`}>
          <Picture picture={picture} sizes="110px" isFirst />
        </span>
      ))}
    </div>
  );
}

const unstatedSign = "?";
const noneSign = "0";
const statementPhrases = {
  [unstatedSign]: "menu.allergens_unstated",
  [noneSign]: "common.allergens_none_of_14",
} as const;

/** Returns the sign of an item without allergens: not stated, or none of the 14 (rulings §5); `null` for others. */
function statementSign({ allergens, allergensStated }: MenuItem) {
  if (allergens.length > 0) return null;
  return allergensStated ? noneSign : unstatedSign;
}

/** An item on paper: its allergens by their signs, its marks in words. */
function PaperItem({
  item,
  keys,
  currency,
  speech,
}: {
  item: MenuItem;
  keys: readonly AllergenKey[];
  currency: string;
  speech: Speech;
}) {
  const ticked = keys.filter(({ allergen }) => item.allergens.includes(allergen));
  const statement = statementSign(item);
  const signs = statement === null ? ticked.map(({ sign }) => sign) : [statement];
  const marks = item.marks.map((mark) => speech.t(`common.mark_${mark}`));
  const notes = [item.unitNote, ...marks].filter((text) => text !== "").join(" · ");
  return (
    <div className="pi">
      <div className="pline">
        <span dir="auto">{item.name}</span>
        <sup>{signs.join(" ")}</sup>
        <i />
        <ItemPrice item={item} currency={currency} speech={speech} />
      </div>
      {item.description !== "" && <p dir="auto">{keepPhones(item.description)}</p>}
      {notes !== "" && (
        <p className="notes" dir="auto">
          {notes}
        </p>
      )}
    </div>
  );
}
