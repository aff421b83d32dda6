import type { MenuSection, MenuView } from "@marzipan/contract/menu-view";
import { Icon, IconSprite, Mark } from "../look/Icon.tsx";
import type { IconName } from "../look/icon-paths.ts";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";
import { ItemCard } from "./ItemCard.tsx";
import { isOrderable } from "./island-data.ts";
import { MenuHead } from "./MenuHead.tsx";
import { MenuNotice } from "./MenuNotice.tsx";
import { Reach } from "./Reach.tsx";

interface MenuPageProps {
  view: MenuView;
  speech: Speech;
  /** The path of the landing page, where the menu's maker is told of. */
  homePath: string;
}

const frameIcons: readonly IconName[] = [
  "globe",
  "share",
  "pin",
  "clock",
  "phone",
  "lead",
  "chat",
  "cake",
];

/** The public menu's whole body; what can be ordered shows its controls once the page's script runs. */
export function MenuPage({ view, speech, homePath }: MenuPageProps) {
  const { t } = speech;
  const sections = view.sections.filter(({ items }) => items.length > 0);
  const items = sections.flatMap((section) => section.items);
  const canOrder = view.state === "open" && items.length > 0;
  return (
    <>
      <IconSprite names={frameIcons} />
      <MenuHead view={view} speech={speech} />
      {sections.length > 1 && <SectionNav sections={sections} speech={speech} />}
      <div className={canOrder ? "m-wrap orders" : "m-wrap"}>
        <main className="m-main">
          <MenuNotice view={view} speech={speech} />
          {canOrder ? (
            <noscript>
              <Reach business={view.business} speech={speech} />
            </noscript>
          ) : (
            <Reach business={view.business} speech={speech} />
          )}
          {items.length === 0 && (
            <section className="m-cat">
              <h2>{t("menu.empty_title")}</h2>
              <p>{t("menu.empty_text")}</p>
            </section>
          )}
          <Sections view={view} sections={sections} canOrder={canOrder} speech={speech} />
          <footer className="m-foot">
            {view.business.note !== "" && <p dir="auto">{keepPhones(view.business.note)}</p>}
            <p>{t("menu.tell_allergies")}</p>
            <a className="made" href={homePath}>
              <Mark />
              {t("menu.made_with")}
            </a>
          </footer>
        </main>
        {canOrder && (
          <aside className="panel" id="panel" aria-label={t("menu.your_order")}>
            <h2>{t("menu.your_order")}</h2>
            <p className="muted">{t("menu.cart_empty")}</p>
          </aside>
        )}
      </div>
      {canOrder && <div id="bar" />}
      {canOrder && <p className="vh" role="status" id="said" />}
    </>
  );
}

/**
 * The sections with their items. Items are numbered over the whole menu: the first pictures are
 * fetched eagerly.
 */
function Sections({
  view,
  sections,
  canOrder,
  speech,
}: {
  view: MenuView;
  sections: readonly MenuSection[];
  canOrder: boolean;
  speech: Speech;
}) {
  let place = -1;
  return sections.map((section, index) => (
    <section key={section.id} className="m-cat" id={`s${index}`}>
      <SectionName section={section} isAlone={sections.length === 1} speech={speech} />
      <ul className="grid">
        {section.items.map((item) => {
          place += 1;
          return (
            <ItemCard
              key={item.id}
              item={item}
              index={place}
              currency={view.currency}
              canOrder={canOrder && isOrderable(item, view)}
              speech={speech}
            />
          );
        })}
      </ul>
    </section>
  ));
}

/**
 * The section's heading. Items without a section are headed as others, or, when there are no
 * sections at all, by a heading for screen readers only.
 */
function SectionName({
  section,
  isAlone,
  speech,
}: {
  section: MenuSection;
  isAlone: boolean;
  speech: Speech;
}) {
  if (section.name !== null) return <h2 dir="auto">{section.name}</h2>;
  return (
    <h2 className={isAlone ? "vh" : undefined}>
      {isAlone ? speech.t("menu.sections") : speech.t("menu.other_section")}
    </h2>
  );
}

/** The chips that jump to sections; the page's script marks the one in view. */
function SectionNav({ sections, speech }: { sections: readonly MenuSection[]; speech: Speech }) {
  return (
    <nav className="m-nav" aria-label={speech.t("menu.sections")}>
      <div className="in">
        {sections.map((section, index) => (
          <a
            key={section.id}
            className="chip"
            href={`#s${index}`}
            dir="auto"
            aria-current={index === 0 ? "true" : undefined}
          >
            {section.name ?? speech.t("menu.other_section")}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** The page of a business whose plan no longer has the menu: name, phone and WhatsApp (rulings §5). */
export function LostPage({ view, speech }: Omit<MenuPageProps, "homePath">) {
  return (
    <>
      <IconSprite names={["globe", "share", "pin", "clock", "phone", "chat"]} />
      <MenuHead view={{ ...view, sections: [] }} speech={speech} />
      <div className="m-wrap">
        <main className="m-main">
          <p className="m-notice">
            <Icon of="phone" />
            <span>{speech.t("menu.lost_text")}</span>
          </p>
          <Reach business={view.business} speech={speech} />
        </main>
      </div>
    </>
  );
}
