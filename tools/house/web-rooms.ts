import { domainRank } from "./place.ts";

/**
 * The web's rooms in order: a room imports only from those to its left. Where both have a room, the
 * order is the server's, except that clients show their orders and orders their payments. A room that has the
 * name of one of the server's need not stand here: it may import from all of these, and none from it.
 */
const webOrder = [
  "billing",
  "accounts",
  "pages",
  "contact",
  "catalog",
  "products",
  "payments",
  "calendar-feed",
  "orders",
  "bake-list",
  "clients",
  "order-requests",
  "expenses",
  "receipts",
  "tasks",
  "dashboard",
  "analytics",
  "reports",
  "agents",
  "help",
  "imports",
  "settings",
  "admin",
  "shell",
] as const;

/**
 * The rooms that are cut in parts, one folder each, in order. What lies beside the folders belongs
 * to all parts and imports from none of them.
 */
const webParts: Readonly<Record<string, readonly string[]>> = {
  orders: ["ticket", "items", "acts", "list", "calendar", "form", "page"],
};

interface Stand {
  room: string;
  /** The folder inside the room, empty for what lies beside the folders. */
  part: string;
}

function standOf(path: string): Stand | null {
  const found = /^apps\/web\/src\/features\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path);
  return found ? { room: found[1] ?? "", part: found[2] ?? "" } : null;
}

function rankOf(room: string): number {
  return (webOrder as readonly string[]).indexOf(room);
}

/** A room of the server's name that stands to the right of all others and that no other imports. */
function isLast(room: string): boolean {
  return rankOf(room) === -1 && domainRank(room) !== -1;
}

function partRankOf({ room, part }: Stand): number {
  return webParts[room]?.indexOf(part) ?? -1;
}

/** Answers why a file stands in no web room or no part of one, `null` when it does or is elsewhere. */
export function complainOfWebPlace(path: string): string | null {
  if (!path.startsWith("apps/web/src/features/")) return null;
  const stand = standOf(path);
  if (!stand) return "a part of a web room has no folders of its own";
  if (rankOf(stand.room) === -1 && !isLast(stand.room)) {
    return `"${stand.room}" is no web room; the rooms are ${webOrder.join(", ")}`;
  }
  if (stand.part === "" || partRankOf(stand) !== -1) return null;
  const parts = webParts[stand.room];
  return parts
    ? `"${stand.room}" has no part "${stand.part}"; its parts are ${parts.join(", ")}`
    : `"${stand.room}" is not cut in parts`;
}

const toastQueue = "apps/web/src/ui/Toast.tsx";

/** Whoever calls the queue by itself may call another one than the place that shows messages. */
function complainOfToasts(from: string, to: string): string | null {
  if (to !== toastQueue || /^apps\/web\/src\/(?:ui|platform\/toast)\//.test(from)) return null;
  return "messages are shown by useToast of platform/toast, which alone knows their queue";
}

/** Answers why a file of the web may not import another of it, `null` when it may. */
export function complainOfWebImport(from: string, to: string): string | null {
  const ofToasts = complainOfToasts(from, to);
  if (ofToasts !== null) return ofToasts;
  const [here, there] = [standOf(from), standOf(to)];
  if (!here || !there) return null;
  if (here.room !== there.room) {
    if (isLast(there.room))
      return `"${there.room}" is imported by no other room until it has its place in the order of web rooms (tools/house/web-rooms.ts)`;
    if (rankOf(here.room) === -1 || rankOf(there.room) === -1) return null;
    return rankOf(there.room) > rankOf(here.room)
      ? `"${here.room}" stands left of "${there.room}" in the order of web rooms: move this into "${there.room}", or what both need to the web ui or platform`
      : null;
  }
  if (partRankOf(there) <= partRankOf(here)) return null;
  return here.part === ""
    ? `what all parts of "${here.room}" share may not import its part "${there.part}": move this into "${there.part}"`
    : `"${here.part}" stands left of "${there.part}" in the parts of "${here.room}": move this into "${there.part}", or what both need beside the folders`;
}
