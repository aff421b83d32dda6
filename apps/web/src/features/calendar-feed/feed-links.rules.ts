/** The ways in which a feed is told to calendar programs. */
export interface FeedLinks {
  /** What is copied into any of them. */
  link: string;
  /** Opens the calendar of this device. */
  here: string;
  /** Opens Google Calendar on the web. */
  google: string;
}

/** Returns a feed's links from its path and the origin at which people open Marzipan. */
export function linksOfFeed(origin: string, path: string): FeedLinks {
  const here = `${origin.replace(/^https?:/, "webcal:")}${path}`;
  return {
    link: `${origin}${path}`,
    here,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(here)}`,
  };
}
