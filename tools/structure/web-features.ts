import { domainRank } from "./place.ts";

/**
 * The web's features in order: a feature imports only from those to its left. Where both have a feature, the
 * order is the server's, except that clients show their orders and orders their payments. A feature that has the
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
  "notifications",
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
 * The features that are cut in parts, one folder each, in order. What lies beside the folders belongs
 * to all parts and imports from none of them.
 */
const webParts: Readonly<Record<string, readonly string[]>> = {
  orders: ["ticket", "items", "acts", "list", "calendar", "form", "page"],
  imports: [
    "kinds",
    "reading",
    "matching",
    "sending",
    "columns",
    "review",
    "running",
    "choosing",
    "page",
  ],
};

/**
 * The folders of the web's platform in order: a folder imports only from those to its left. The files beside the
 * folders belong to all and import from none; tests may use `testing`.
 */
const platformOrder = [
  "url",
  "i18n",
  "theme",
  "owner",
  "kept",
  "api",
  "errors",
  "toast",
  "session",
  "parts",
  "captcha",
  "screen",
  "forms",
  "undo",
  "calendar",
  "hours",
  "food",
  "gate",
  "live",
  "look",
  "lists",
  "offline",
  "whatsapp",
  "phrases-page",
  "testing",
];

/** Returns the folder of the platform that a file is in, empty beside the folders, `null` elsewhere. */
function platformFolderOf(path: string): string | null {
  const found = /^apps\/web\/src\/platform\/(?:([^/]+)\/)?[^/]+$/.exec(path);
  return found ? (found[1] ?? "") : null;
}

function complainOfPlatform(from: string, to: string): string | null {
  const [here, there] = [platformFolderOf(from), platformFolderOf(to)];
  if (here === null || there === null || here === there) return null;
  if (there === "testing" && from.includes(".test.")) return null;
  if (platformOrder.indexOf(there) <= platformOrder.indexOf(here)) return null;
  return here === ""
    ? `what all of the web platform shares may not import its folder "${there}": move this into a folder`
    : `"${here}" is left of "${there}" in the order of the web platform (tools/structure/web-features.ts): move this into "${there}", or what both need to a folder left of both`;
}

interface Stand {
  feature: string;
  /** The folder inside the feature, empty for what lies beside the folders. */
  part: string;
}

function standOf(path: string): Stand | null {
  const found = /^apps\/web\/src\/features\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path);
  return found ? { feature: found[1] ?? "", part: found[2] ?? "" } : null;
}

function rankOf(feature: string): number {
  return (webOrder as readonly string[]).indexOf(feature);
}

/** A feature of the server's name that comes after all others and that no other imports. */
function isLast(feature: string): boolean {
  return rankOf(feature) === -1 && domainRank(feature) !== -1;
}

function partRankOf({ feature, part }: Stand): number {
  return webParts[feature]?.indexOf(part) ?? -1;
}

/** Returns why a file is in no web feature or no part of one; `null` if it is in one, or not in the web. */
export function complainOfWebPlace(path: string): string | null {
  const folder = platformFolderOf(path);
  if (folder !== null && folder !== "" && !platformOrder.includes(folder))
    return `"${folder}" is no folder of the web platform; the folders are ${platformOrder.join(", ")}`;
  if (!path.startsWith("apps/web/src/features/")) return null;
  const stand = standOf(path);
  if (!stand) return "a part of a web feature has no folders of its own";
  if (rankOf(stand.feature) === -1 && !isLast(stand.feature)) {
    return `"${stand.feature}" is no web feature; the features are ${webOrder.join(", ")}`;
  }
  if (stand.part === "" || partRankOf(stand) !== -1) return null;
  const parts = webParts[stand.feature];
  return parts
    ? `"${stand.feature}" has no part "${stand.part}"; its parts are ${parts.join(", ")}`
    : `"${stand.feature}" is not cut in parts`;
}

const toastQueue = "apps/web/src/ui/Toast.tsx";

/** Anyone who calls the queue by itself may call another one than the place that shows messages. */
function complainOfToasts(from: string, to: string): string | null {
  if (to !== toastQueue || /^apps\/web\/src\/(?:ui|platform\/toast)\//.test(from)) return null;
  return "messages are shown by useToast of platform/toast, which alone knows their queue";
}

/** Returns why a file of the web may not import another of it, `null` when it may. */
export function complainOfWebImport(from: string, to: string): string | null {
  const ofToasts = complainOfToasts(from, to);
  if (ofToasts !== null) return ofToasts;
  const ofPlatform = complainOfPlatform(from, to);
  if (ofPlatform !== null) return ofPlatform;
  const [here, there] = [standOf(from), standOf(to)];
  if (!here || !there) return null;
  if (here.feature !== there.feature) {
    if (isLast(there.feature))
      return `"${there.feature}" is imported by no other feature until it has its place in the order of web features (tools/structure/web-features.ts)`;
    if (rankOf(here.feature) === -1 || rankOf(there.feature) === -1) return null;
    return rankOf(there.feature) > rankOf(here.feature)
      ? `"${here.feature}" stands left of "${there.feature}" in the order of web features: move this into "${there.feature}", or what both need to the web ui or platform`
      : null;
  }
  if (partRankOf(there) <= partRankOf(here)) return null;
  return here.part === ""
    ? `what all parts of "${here.feature}" share may not import its part "${there.part}": move this into "${there.part}"`
    : `"${here.part}" stands left of "${there.part}" in the parts of "${here.feature}": move this into "${there.part}", or what both need beside the folders`;
}
