import { markParts } from "./help/mark-parts.ts";

/** What the page hands to this script. */
interface HelpData {
  language: string;
  article?: string;
  words: { found?: string; nothing?: string; enter?: string; thanks?: string };
}

interface Found {
  items: readonly { id: string; title: string; summary: string }[];
}

const pause = 150;
const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as HelpData;

/** Creates an element with a class and a text. */
function make(name: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (className !== "") element.className = className;
  return element;
}

/** Creates an element whose text marks the words of a search. */
function mark(name: string, text: string, query: string): HTMLElement {
  const element = document.createElement(name);
  const parts = markParts(text, query);
  element.append(...parts.map((part, at) => (at % 2 === 1 ? make("mark", part) : part)));
  return element;
}

type Item = Found["items"][number];

function rowOf({ id, title, summary }: Item, query: string, isFirst: boolean): HTMLElement {
  const row = document.createElement("li");
  if (isFirst) row.className = "first";
  const link = document.createElement("a");
  link.href = `/help/${id}?lang=${data.language}`;
  link.append(mark("b", title, query), mark("small", summary, query));
  const arrow = document.querySelector("#first .rows1 .ic");
  if (arrow) link.append(arrow.cloneNode(true));
  row.append(link);
  return row;
}

/** Shows what is found in the place of the topics, as one types. */
function searchAsTyped(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  const found = document.getElementById("found");
  if (!input || !found) return;
  let asked = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Where nothing is found, what to read first stays.
  const show = (count: number | null): void => {
    found.hidden = count === null;
    document.getElementById("topics")?.toggleAttribute("hidden", count !== null);
    document.getElementById("first")?.toggleAttribute("hidden", (count ?? 0) > 0);
  };
  const ask = async (): Promise<void> => {
    const query = input.value.trim();
    const turn = (asked += 1);
    if (query === "") return show(null);
    const url = new URLSearchParams({ q: query, language: data.language });
    const reply = await fetch(`/api/help/search?${url.toString()}`).catch(() => null);
    if (turn !== asked || reply?.ok !== true) return;
    const { items } = (await reply.json()) as Found;
    const { words } = data;
    const count = make("p", "", "found");
    const said =
      items.length === 0
        ? (words.nothing ?? "").replace("{query}", query)
        : (words.found ?? "").replace("{count}", String(items.length));
    count.append(make("span", said));
    if (items.length > 0) count.append(make("span", words.enter ?? "", "noprint"));
    const rows = make("ul", "", "rows1");
    rows.append(...items.map((item, at) => rowOf(item, query, at === 0)));
    found.replaceChildren(count, rows);
    show(items.length);
  };
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void ask(), pause);
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    input.value = "";
    input.focus();
    void ask();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    void ask().then(() => found.querySelector("a")?.click());
  });
  if (input.value !== "") void ask();
}

/** Sends whether the article helped, and thanks. */
function askWhetherHelped(article: string): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>("[data-vote]");
  for (const button of buttons) {
    button.addEventListener("click", () => {
      for (const one of buttons) one.disabled = true;
      button.setAttribute("aria-pressed", "true");
      const vote = {
        article,
        language: data.language,
        isHelpful: button.dataset["vote"] === "yes",
      };
      const thanks = document.getElementById("thanks");
      void fetch("/api/help/votes", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(vote),
      }).then(({ ok }) => {
        if (ok && thanks) thanks.textContent = data.words.thanks ?? "";
      });
    });
  }
}

const form = document.querySelector<HTMLFormElement>("form#search");
if (form) searchAsTyped(form);
if (data.article !== undefined) askWhetherHelped(data.article);
document.getElementById("print")?.addEventListener("click", () => print());
