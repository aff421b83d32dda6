interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      language: string;
      callback: (token: string) => void;
    },
  ): string;
  reset(widget: string): void;
}

/** Loads the outside service's script. */
export function loadTurnstile(url: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => {
      const { turnstile } = window as Window & { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error("the captcha did not load"));
    });
    script.addEventListener("error", () => reject(new Error("the captcha did not load")));
    document.head.append(script);
  });
}
