/** What the page hands to this script. */
interface DocsData {
  copied: string;
}

/** How long a button says that it has copied. */
const saidMs = 2000;
const { copied } = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as DocsData;

/** Copies what a button's block shows; where the browser refuses, the text is chosen, ready to be copied by hand. */
async function copyOf(button: HTMLButtonElement): Promise<void> {
  const blocks = [...(button.closest(".code")?.querySelectorAll("pre") ?? [])];
  const shown = blocks.find((block) => block.getClientRects().length > 0);
  const words = button.querySelector("span");
  const status = document.getElementById("copied");
  if (!shown || !words || !status) return;
  try {
    await navigator.clipboard.writeText(shown.textContent ?? "");
  } catch {
    getSelection()?.selectAllChildren(shown);
    return;
  }
  const before = button.dataset["copy"] || (words.textContent ?? "");
  button.dataset["copy"] = before;
  words.textContent = copied;
  status.textContent = copied;
  setTimeout(() => {
    words.textContent = before;
    status.textContent = "";
  }, saidMs);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  button.addEventListener("click", () => void copyOf(button));
}
