import type { MenuPages, PageContext } from "@marzipan/contract/menu-pages";
import type { MenuView } from "@marzipan/contract/menu-view";
import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { writeDocument } from "./document.ts";
import type { HeadTag } from "./document.ts";
import { writeEarlyScript } from "./early.ts";
import { hashSource } from "./look/hash-source.ts";
import { followDevice } from "./look/night.ts";
import { loadSpeech } from "./look/speech.ts";
import type { Speech } from "./look/speech.ts";
import { LostPage, MenuPage } from "./menu/MenuPage.tsx";
import { speechOfMenu } from "./menu/prices.ts";
import { writeFoodIcons } from "./menu/food-icons.ts";
import { formPhrases, makeIslandData, pickPhrases } from "./menu/island-data.ts";
import { describeForSearch } from "./menu/structured-data.ts";
import { PrintPage } from "./print/PrintPage.tsx";
import { AwayPage, FindPage, NoRequestPage } from "./say/FindPage.tsx";
import { StatusPage } from "./status/StatusPage.tsx";
import { titleOf } from "./status/standing.ts";
import plainMenuCss from "./styles/menu.css?inline";
import printCss from "./styles/print.css?inline";
import plainSayCss from "./styles/say.css?inline";
import plainStatusCss from "./styles/status.css?inline";

/** The browser's files of this build and what names the build, put in by `vite.server.config.ts`. */
declare const MENU_BUILD: {
  id: string;
  island: string;
  print: string;
  status: string;
};

const menuCss = followDevice(plainMenuCss + writeFoodIcons());
const sayCss = followDevice(plainSayCss);
const statusCss = followDevice(plainStatusCss);
const early = writeEarlyScript(MENU_BUILD.island);

function render(page: ReactNode): string {
  return renderToStaticMarkup(page);
}

/**
 * Tags for previews of a shared link (Open Graph): the logo, else the first picture of the menu.
 */
function preview(
  view: MenuView,
  url: string,
  { origin, language }: PageContext,
  description: string,
): HeadTag[] {
  const items = view.sections.flatMap((section) => section.items);
  const picture = view.business.logo ?? items.find(({ pictures }) => pictures[0])?.pictures[0];
  const form = picture?.forms.at(-1);
  const properties: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", view.business.name],
    ["og:title", view.business.name],
    ["og:description", description],
    ["og:url", url],
    ["og:locale", language],
    ...(picture && form
      ? ([
          ["og:image", `${origin}${form.url}`],
          ["og:image:type", "image/webp"],
          ["og:image:width", String(picture.width)],
          ["og:image:height", String(picture.height)],
        ] as [string, string][])
      : []),
  ];
  return [
    ...properties.map(([property, content]): HeadTag => ["meta", { property, content }]),
    ["meta", { name: "twitter:card", content: form ? "summary_large_image" : "summary" }],
  ];
}

/**
 * Tags for search engines: the address to index, and one for each language in which texts are
 * given.
 */
function alternates(view: MenuView, url: string): HeadTag[] {
  return [
    ["link", { rel: "canonical", href: url }],
    ...view.languages.map((language): HeadTag => [
      "link",
      { rel: "alternate", hreflang: language, href: `${url}?lang=${language}` },
    ]),
    ["link", { rel: "alternate", hreflang: "x-default", href: url }],
  ];
}

function describe(view: MenuView, { t }: Speech): string {
  const { tagline, name } = view.business;
  return tagline === "" ? t("menu.page_description", { business: name }) : tagline;
}

/**
 * The menu. Only the slug's address is indexed; an address with a token sends no referrer, since it
 * is private.
 */
const renderMenu: MenuPages["renderMenu"] = async (view, context) => {
  const speech = speechOfMenu(await loadSpeech(context.language, view.business.country), view);
  const url = view.canonicalUrl ?? `${context.origin}${context.path}`;
  const isIndexed = view.kind === "slug" && view.state !== "lost";
  const description = describe(view, speech);
  const canOrder = view.state === "open";
  const wordsUrl = `/menu-words/${MENU_BUILD.id}/${context.language}.json`;
  const isLost = view.state === "lost";
  return writeDocument({
    context,
    title: view.business.name,
    description,
    css: menuCss,
    isIndexed,
    hasReferrer: view.kind !== "token",
    tags: [
      ...(isIndexed ? alternates(view, url) : []),
      ...preview(view, url, context, description),
    ],
    script: early,
    body: render(
      isLost ? (
        <LostPage view={view} speech={speech} />
      ) : (
        <MenuPage view={view} speech={speech} homePath="/" />
      ),
    ),
    data: [
      ...(isLost
        ? []
        : [
            {
              type: "application/ld+json" as const,
              value: describeForSearch(view, url, context.origin),
            },
          ]),
      {
        id: "data",
        type: "application/json",
        value: canOrder
          ? makeIslandData(view, speech, wordsUrl)
          : { words: pickPhrases(speech, { menu: ["share_copied"] }) },
      },
    ],
  });
};

/** The menu on paper, never indexed. */
const renderPrint: MenuPages["renderPrint"] = async (view, qr, context) => {
  const speech = speechOfMenu(await loadSpeech(context.language, view.business.country), view);
  const address = view.canonicalUrl ?? `${context.origin}/m/${view.slug}`;
  return writeDocument({
    context,
    title: view.business.name,
    css: printCss,
    isIndexed: false,
    modules: [MENU_BUILD.print],
    body: render(
      <PrintPage
        view={view}
        qr={qr}
        speech={speech}
        shownAddress={address.replace(/^https?:\/\//, "")}
      />,
    ),
  });
};

/** The page that asks for a menu's name; it belongs to no bakery, so there is no country. */
const renderFind: MenuPages["renderFind"] = async ({ isMissing, wanted }, context) => {
  const speech = await loadSpeech(context.language, null);
  const title = isMissing ? speech.t("menu.missing_title") : speech.t("menu.find_title");
  return writeDocument({
    context,
    title: `${title} · Marzipan`,
    description: speech.t("menu.find_text"),
    css: sayCss,
    isIndexed: false,
    body: render(<FindPage isMissing={isMissing} wanted={wanted} speech={speech} />),
  });
};

/**
 * Tags for the preview of an order's link, which names no sum: the business, the day with its hour, and the first
 * item's picture.
 */
function previewOrder(view: RequestStatusView, { t, format }: Speech, origin: string): HeadTag[] {
  const { order, business, items } = view;
  if (order === null) return [];
  const day = format.longDay(order.deliveryDate);
  const picture = items.find(({ thumbUrl }) => thumbUrl !== null)?.thumbUrl ?? business.logoUrl;
  const properties: [string, string][] = [
    ["og:title", t("menu.preview_title", { business: business.name })],
    [
      "og:description",
      order.deliveryTime === null ? day : format.list([day, format.time(order.deliveryTime)]),
    ],
    ...(picture === null ? [] : ([["og:image", origin + picture]] as [string, string][])),
  ];
  return properties.map(([property, content]) => ["meta", { property, content }]);
}

/**
 * The customer's private page; its script reloads it while it is visible. Its policy stays `same-origin`, which sends
 * the address to no other site: with `no-referrer` a browser would send its forms with the origin `null`.
 */
const renderStatus: MenuPages["renderStatus"] = async (view, context) => {
  const speech = await loadSpeech(context.language, view.business.country);
  return writeDocument({
    context,
    title: `${titleOf(view, speech)} · ${view.business.name}`,
    css: statusCss,
    isIndexed: false,
    tags: previewOrder(view, speech, context.origin),
    modules: [MENU_BUILD.status],
    body: render(
      <StatusPage view={view} token={context.token} problem={context.problem} speech={speech} />,
    ),
  });
};

/** The page of a private link that is unknown or whose request is gone. */
const renderNoRequest: MenuPages["renderNoRequest"] = async (context) => {
  const speech = await loadSpeech(context.language, null);
  return writeDocument({
    context,
    title: `${speech.t("menu.no_request_title")} · Marzipan`,
    css: sayCss,
    isIndexed: false,
    hasReferrer: false,
    body: render(<NoRequestPage speech={speech} />),
  });
};

/** The page for an outage; its button opens the same address in the same language. */
const renderAway: MenuPages["renderAway"] = async (context) => {
  const speech = await loadSpeech(context.language, null);
  return writeDocument({
    context,
    title: `${speech.t("menu.away_title")} · Marzipan`,
    css: sayCss,
    isIndexed: false,
    hasReferrer: false,
    body: render(<AwayPage speech={speech} path={`${context.path}?lang=${context.language}`} />),
  });
};

/** The phrases of the order form, fetched when the form opens. */
const writeFormWords: MenuPages["writeFormWords"] = async (language) => {
  const speech = await loadSpeech(language, null);
  return JSON.stringify(pickPhrases(speech, formPhrases));
};

/** The renderer of the public pages as the server loads it. */
export const menuPages: MenuPages = {
  buildId: MENU_BUILD.id,
  scriptSources: [await hashSource(early)],
  styleSources: await Promise.all([menuCss, printCss, sayCss, statusCss].map(hashSource)),
  renderMenu,
  renderPrint,
  renderFind,
  renderStatus,
  renderNoRequest,
  renderAway,
  writeFormWords,
};
