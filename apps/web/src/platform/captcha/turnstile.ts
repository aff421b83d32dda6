interface Turnstile {
  render(
    place: HTMLElement,
    options: { sitekey: string; language: string; callback: (token: string) => void },
  ): string;
  reset(widget: string): void;
  remove(widget: string): void;
}

const source = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

let loading: Promise<Turnstile> | undefined;

/** Loads the outside service's script once. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.async = true;
    script.addEventListener("load", () => {
      const { turnstile } = window as Window & { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error("the captcha did not load"));
    });
    script.addEventListener("error", () => {
      loading = undefined;
      reject(new Error("the captcha did not load"));
    });
    document.head.append(script);
  });
  return loading;
}
