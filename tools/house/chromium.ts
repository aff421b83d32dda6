const chromium = process.env["MARZIPAN_CHROMIUM"];

/** How the journeys and the component tests start the browser; `npm test` names the one that it found or installed. */
export const chromiumLaunch = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
