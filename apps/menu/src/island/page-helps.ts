import type { Say } from "./say.ts";

/** Attaches the share button: the device's own share sheet, else the clipboard. */
export function startSharing(say: Say): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  button?.addEventListener("click", () => {
    void share(url).then((isCopied) => {
      const said = document.getElementById("said");
      if (!isCopied) return;
      button.title = say("menu.share_copied");
      if (said) said.textContent = say("menu.share_copied");
      button.classList.add("did");
      setTimeout(() => button.classList.remove("did"), 1500);
    });
  });
}

async function share(url: string): Promise<boolean> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title: document.title, url });
      return false;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Highlights the chip of the section in view and scrolls the chip into view. */
export function startSectionMarks(): void {
  const chips = [...document.querySelectorAll<HTMLAnchorElement>(".m-nav a")];
  const mark = (id: string): void => {
    for (const chip of chips) {
      const isCurrent = chip.hash === `#${id}`;
      if (isCurrent) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
      if (isCurrent) bringIntoRow(chip);
    }
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) mark(seen.target.id);
    },
    { rootMargin: "-80px 0px -70% 0px" },
  );
  for (const section of document.querySelectorAll(".m-cat[id]")) watcher.observe(section);
}

function bringIntoRow(chip: HTMLElement): void {
  const row = chip.parentElement?.parentElement;
  if (!row) return;
  const [place, frame] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  const isRtl = document.documentElement.dir === "rtl";
  row.scrollBy({ left: isRtl ? place.right - frame.right + 16 : place.left - frame.left - 16 });
}
