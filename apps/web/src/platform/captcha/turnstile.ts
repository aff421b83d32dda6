interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      language: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
    },
  ): string;
  reset(widget: string): void;
  remove(widget: string): void;
}

let loading: Promise<Turnstile> | undefined;

/** Loads the outside service's script once; after a failure the next call tries again. */
export function loadTurnstile(url: string): Promise<Turnstile> {
  loading ??= load(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(url: string): Promise<Turnstile> {
  return new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    const fail = (): void => reject(new Error("the captcha did not load"));
    script.addEventListener("load", () => {
      const { turnstile } = window as Window & { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else fail();
    });
    script.addEventListener("error", fail);
    document.head.append(script);
  });
}
