/** How long after a press has ended its click may come, in milliseconds. */
const clickMs = 300;

/** A press anywhere on the page, as `watchPress` sees it. */
export interface PressWatch {
  /** Keeps an element as high as it is until the click of a press that is in progress; without one it does nothing. */
  keepHeight: (element: HTMLElement) => void;
  stop: () => void;
}

/**
 * Watches for presses, so that what a press hides, such as a list that closes as its field loses the focus, does not
 * move the page under the finger: the press would end beside the button that it began on, and be lost.
 */
export function watchPress(): PressWatch {
  let isDown = false;
  let endedAt = -Infinity;
  const ends = new AbortController();
  const listening = { capture: true, signal: ends.signal };
  const end = (): void => {
    isDown = false;
    endedAt = performance.now();
  };
  const begin = (): void => {
    isDown = true;
  };
  document.addEventListener("pointerdown", begin, listening);
  document.addEventListener("pointerup", end, listening);
  document.addEventListener("pointercancel", end, listening);
  return {
    keepHeight: (element) => {
      if (isDown || performance.now() - endedAt < clickMs) keepUntilClick(element, isDown);
    },
    stop: () => ends.abort(),
  };
}

function keepUntilClick(element: HTMLElement, isDown: boolean): void {
  const { minBlockSize, alignContent } = element.style;
  const ends = new AbortController();
  const listening = { capture: true, signal: ends.signal };
  const release = (): void => {
    ends.abort();
    Object.assign(element.style, { minBlockSize, alignContent });
  };
  const releaseSoon = (): void => void setTimeout(release, clickMs);
  Object.assign(element.style, {
    minBlockSize: `${element.offsetHeight}px`,
    alignContent: "start",
  });
  document.addEventListener("click", release, listening);
  document.addEventListener("pointercancel", release, listening);
  document.addEventListener("pointerup", releaseSoon, listening);
  if (!isDown) releaseSoon();
}
