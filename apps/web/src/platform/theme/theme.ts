import { themes } from "@marzipan/contract/languages";
import type { Theme } from "@marzipan/contract/languages";
import { useSyncExternalStore } from "react";
import { keep, readKept } from "../storage.ts";

const themeKey = "marzipan.theme";
const listeners = new Set<() => void>();
let current: Theme | null = null;

const wishKey = "marzipan.themeWish";

/** Keeps a theme that was chosen while no one was signed in: it becomes the account's where that has none. */
export function wishTheme(theme: Theme): void {
  keep(wishKey, theme);
}

/** Returns the theme that was chosen before signing in, once; `null` when there is none. */
export function takeWishedTheme(): Theme | null {
  const wished = readKept(wishKey);
  keep(wishKey, null);
  return themes.find((theme) => theme === wished) ?? null;
}

/** Picks the theme: the stored choice, else dark or light as the device likes it. */
function pickTheme(stored: string | null, isDarkLiked: boolean): Theme {
  return themes.find((theme) => theme === stored) ?? (isDarkLiked ? "dark" : "light");
}

/** Returns the theme in use. */
export function readTheme(): Theme {
  current ??= pickTheme(readKept(themeKey), matchMedia("(prefers-color-scheme: dark)").matches);
  return current;
}

/** Shows a theme on `<html>`; `isChosen` also keeps it for the next visit. */
export function showTheme(theme: Theme, isChosen: boolean): void {
  current = theme;
  if (isChosen) keep(themeKey, theme);
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  const brand = getComputedStyle(root).getPropertyValue("--brand").trim();
  if (brand) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", brand);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the theme in use and how to choose another. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(listen, readTheme, () => "light"), setTheme: chooseTheme };
}

function chooseTheme(theme: Theme): void {
  showTheme(theme, true);
}
