const chromium = process.env["MARZIPAN_CHROMIUM"];

/** How pictures, benches and component tests start the browser; `npm test` names the one that it found or installed. */
export const chromiumLaunch = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    // The headless shell fits letters to whole pixels unless told, which no phone does: words would be wider.
    "--font-render-hinting=none",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** How the journeys start it: their pages live too briefly for optimised code to be worth its compiling. */
export const journeyLaunch = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, "--js-flags=--no-opt --no-maglev"],
};
