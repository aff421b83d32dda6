import type { DrawFirstScreen } from "@marzipan/contract/first-screen";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { App } from "./features/shell/App.tsx";
import { loadLanguage } from "./platform/i18n/start-language.ts";
import { assumeWidth } from "./platform/screen/use-is-wide.ts";
import { meKey } from "./platform/session/load-me.ts";
import type { Me } from "./platform/session/me.tsx";
import { splitStyles } from "./platform/screen/split-styles.ts";
import { makeRouter } from "./routes.tsx";

/** The widths for which a screen is drawn; `styles/startup.css` shows it where it fits. */
const widths = { phone: 390, wide: 1280 };

/**
 * Draws what the app shows of a page before it runs, from its own components, so that the two cannot differ. Nothing is
 * asked for: what no answer is known of is drawn waiting. `null` where the page leads
 * elsewhere, or its frame is not what is shown: before the first use the app asks about the visitor's own clock.
 */
export const drawFirstScreen: DrawFirstScreen = async (input) => {
  const { url, language, browserLanguages, isPhone, answers } = input;
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  for (const [key, text] of answers)
    client.setQueryData(JSON.parse(key) as readonly unknown[], JSON.parse(text));
  const me = client.getQueryData<Me>(meKey);
  if (me && (me.consent_due !== null || !me.business.isSetUp)) return null;
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [url] }));
  const [first] = await Promise.all([loadLanguage(language), router.load()]);
  const { matches } = router.state;
  if (matches.length < 3 || matches.some(({ status }) => status !== "success")) return null;
  assumeWidth(isPhone ? widths.phone : widths.wide);
  const speech = { first, late: null };
  const markup = renderToStaticMarkup(
    <App client={client} router={router} speech={speech} browserLanguages={browserLanguages} />,
  );
  return markup.includes("<main") ? splitStyles(markup) : null;
};
