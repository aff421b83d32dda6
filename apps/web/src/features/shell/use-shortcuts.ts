import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { openAsk } from "../../platform/session/ask.ts";
import { openFind } from "../../platform/session/find.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** Returns whether a key was typed into something that takes text, or while a dialog is open. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches("input, textarea, select, [role='spinbutton'], [role='textbox']")
  );
}

function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[data-search]");
  const seen = [...fields].find((field) => field.checkVisibility());
  seen?.focus();
  return seen !== undefined;
}

/** Keys that work everywhere in the app: `/` goes to the page's search or opens "Find or ask", `n` makes a new order, `?` asks the agents (design.md). */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target)) return;
      if (event.key === "/") {
        event.preventDefault();
        if (!focusSearch()) openFind();
      }
      if (event.key === "?") {
        event.preventDefault();
        openAsk();
      }
      if (event.key === "n") {
        event.preventDefault();
        void navigate({ href: pathTo("/orders/new") });
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate]);
}
