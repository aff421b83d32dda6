// The status page reloads its data by itself while its tab is visible; opened parts and typed texts
// stay until something has changed.
const everyMs = 15_000;
// Why a press was refused is told once: until the page changes or is loaded again.
const address = new URL(location.href);
address.searchParams.delete("problem");
let shown = bodyOf(document);

function bodyOf(page: Document): string {
  return [
    page.querySelector("header")?.innerHTML ?? "",
    page.querySelector("main")?.innerHTML ?? "",
  ]
    .join("")
    .replace(page.querySelector(".problem")?.outerHTML ?? "", "");
}

/**
 * Fetches the page again and replaces head and main part only when they have changed, so that an
 * unchanged page keeps focus and selection.
 */
async function lookAgain(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = bodyOf(page);
  if (fresh === shown) return;
  shown = fresh;
  for (const part of ["header", "main"]) {
    const next = page.querySelector(part);
    if (next) document.querySelector(part)?.replaceWith(next);
  }
  document.title = page.title;
}

function start(): void {
  history.replaceState(history.state, "", address);
  const again = (): void => void lookAgain().catch(() => undefined);
  setInterval(again, everyMs);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  // A second tap on the same button is ignored while its form is being sent.
  document.addEventListener("submit", (event) => {
    const button = (event.target as HTMLFormElement).querySelector("button");
    setTimeout(() => button?.setAttribute("disabled", ""));
  });
}

start();
