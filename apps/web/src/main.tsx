import "./styles/index.css";
import "./styles/components.ts";
import { createRoot } from "react-dom/client";
import { App } from "./features/shell/App.tsx";
import { ApiError } from "./platform/api/api-error.ts";
import { makeQueryClient } from "./platform/api/query-client.ts";
import { languageKey } from "./platform/i18n/LanguageProvider.tsx";
import { pickLanguage } from "./platform/i18n/pick-language.ts";
import { takeVisitLanguage } from "./platform/i18n/visit-language.ts";
import { startLanguage } from "./platform/i18n/start-language.ts";
import { takeFirstAnswers } from "./platform/session/first-answers.ts";
import { loadMe } from "./platform/session/load-me.ts";
import { openUpgradeFor } from "./platform/session/upgrade.ts";
import { keep, readKept } from "./platform/storage.ts";
import { readTheme, showTheme } from "./platform/theme/theme.ts";
import { makeRouter } from "./routes.tsx";

/** How long the page stands as the server sent it until its first screen can take its place, at most. */
const firstScreenMs = 5000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** An address that cannot be read leads to `/`, as any unknown one (spec §2). */
function leaveUnreadableAddress(): void {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, "", "/");
  }
}

/** Returns whether the server's first screen is what is seen. */
function isDrawn(place: HTMLElement): boolean {
  const ring = place.querySelector(".first-screen + .loading-screen");
  return ring !== null && getComputedStyle(ring).display === "none";
}

async function start(place: HTMLElement): Promise<void> {
  leaveUnreadableAddress();
  const client = makeQueryClient((error) => error instanceof ApiError && openUpgradeFor(error));
  const profile = takeFirstAnswers(client);
  if (profile !== null) keep(languageKey, profile.language);
  showTheme(profile?.theme ?? readTheme(), false);
  void loadMe(client).catch(() => undefined);
  const language = pickLanguage({
    visit: takeVisitLanguage(),
    stored: readKept(languageKey),
    browser: navigator.languages,
  });
  const router = makeRouter(client);
  const [speech] = await Promise.all([
    startLanguage(language),
    // What the server drew stands until the app has the same to show.
    isDrawn(place) ? router.load() : Promise.race([router.load(), pause(firstScreenMs)]),
  ]);
  place.dataset["started"] = "true";
  createRoot(place).render(<App client={client} router={router} speech={speech} />);
  // Pressed in what the server drew; public/startup.js marks it.
  const { pressedLink } = place.dataset;
  if (pressedLink !== undefined) void router.navigate({ href: pressedLink });
}

const place = document.getElementById("root");
if (place) {
  start(place).catch(() => {
    globalThis.dispatchEvent(new Event("marzipan:initialization-failed"));
  });
}
