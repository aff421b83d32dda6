/** Where the server has the worker, so that it may open every page of the app. */
const workerPath = "/worker.js";

/** Files whose names change with what is in them; the worker keeps no other that it is told of. */
const isKeepable = /^\/(?:assets|fonts)\/[^?]+$/;

/** Tells the worker which files this page has used, since it may have come after them. */
function tellFiles(): void {
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isKeepable.test(pathname))
    .map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ used: [...new Set(files)] });
}

/**
 * Starts the worker that opens the app without a network, and tells it what this page needs; again when a newer one takes
 * its place. Returns `false` where the browser has none, or refuses it.
 */
export async function startWorker(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return false;
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("controllerchange", tellFiles);
    // Whoever blocks workers may answer nothing.
    const registered = (await serviceWorker.register(workerPath, { updateViaCache: "none" })) as
      | ServiceWorkerRegistration
      | undefined;
    if (registered === undefined) return false;
    tellFiles();
    return true;
  } catch {
    return false;
  }
}
