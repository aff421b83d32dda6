import "./styles/index.css";
import { createRoot } from "react-dom/client";
import { App } from "./features/shell/App.tsx";
import { ApiError } from "./platform/api/api-error.ts";
import { makeQueryClient } from "./platform/api/query-client.ts";
import { languageKey } from "./platform/i18n/LanguageProvider.tsx";
import { pickLanguage } from "./platform/i18n/pick-language.ts";
import { startLanguage } from "./platform/i18n/start-language.ts";
import { markChosen } from "./platform/session/chosen-look.ts";
import { loadMe } from "./platform/session/load-me.ts";
import { openUpgradeFor } from "./platform/session/upgrade.ts";
import { keep, readKept } from "./platform/storage.ts";
import { readTheme, showTheme } from "./platform/theme/theme.ts";
import { makeRouter } from "./routes.tsx";

async function start(place: HTMLElement): Promise<void> {
  showTheme(readTheme(), false);
  const client = makeQueryClient((error) => error instanceof ApiError && openUpgradeFor(error));
  void loadMe(client).catch(() => undefined);
  const language = pickLanguage({
    search: location.search,
    stored: readKept(languageKey),
    browser: navigator.languages,
  });
  if (new URLSearchParams(location.search).get("lang") === language) {
    keep(languageKey, language);
    markChosen("language");
  }
  const speech = await startLanguage(language);
  const router = makeRouter(client);
  place.dataset["started"] = "true";
  createRoot(place).render(<App client={client} router={router} speech={speech} />);
}

const place = document.getElementById("root");
if (place) {
  start(place).catch(() => {
    globalThis.dispatchEvent(new Event("marzipan:initialization-failed"));
  });
}
