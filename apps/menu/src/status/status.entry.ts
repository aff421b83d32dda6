// Looks again by itself while it is being looked at; what was opened or typed stays until something has changed.
const everyMs = 15_000;
let shown = bodyOf(document);

function bodyOf(page: Document): string {
  return (
    (page.querySelector("header")?.innerHTML ?? "") + (page.querySelector("main")?.innerHTML ?? "")
  );
}

async function lookAgain(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(location.pathname + location.search.replace(/[?&]problem=\w+/, ""), {
    headers: { accept: "text/html" },
  });
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
  const again = (): void => void lookAgain().catch(() => undefined);
  setInterval(again, everyMs);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  // One press is enough: a second tap on the same button sends nothing.
  document.addEventListener("submit", (event) => {
    const button = (event.target as HTMLFormElement).querySelector("button");
    setTimeout(() => button?.setAttribute("disabled", ""));
  });
}

start();
