interface Turnstile {
  render(
    place: HTMLElement,
    options: { sitekey: string; language: string; callback: (token: string) => void },
  ): string;
  reset(widget: string): void;
}

const source = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Loads the outside service's script. */
export function loadTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.addEventListener("load", () => {
      const { turnstile } = window as Window & { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error("the captcha did not load"));
    });
    script.addEventListener("error", () => reject(new Error("the captcha did not load")));
    document.head.append(script);
  });
}
