/*
 * The worker of the app (docs/decisions/0048-what-a-device-keeps.md): opens its pages without a network, from the files of the
 * last build that it saw. It answers nothing but the app's own pages and files: no call, no public page, no private link.
 * What a business has is kept by the page, not here. The build writes the first line.
 */
/** @type {{ version: string, entry: string, files: string[], sections: string[] }} */
const build = { version: "", entry: "", files: [], sections: [] };

const prefix = "marzipan.files.";
const own = prefix + build.version;
/** Under what the app's empty page is kept. */
const emptyPage = "/empty-page";
/** For so long a page is waited for until the kept one takes its place, in milliseconds. */
const patienceMs = 5000;

const asItIs = { ignoreVary: true, ignoreSearch: true };

/** Answers a file of this build; else of any other, since its name changes with what is in it. */
async function findKept(path) {
  const cache = await caches.open(own);
  return (await cache.match(path, asItIs)) ?? caches.match(path, asItIs);
}

async function keepFile(cache, path) {
  if (await cache.match(path, asItIs)) return;
  const kept = await findKept(path);
  const file = kept ?? (await fetch(path, { credentials: "omit", priority: "low" }));
  if (!file.ok) throw new Error(`${path} is not there`);
  await cache.put(path, file);
}

/** The page as a stranger gets it holds nothing of anybody; one of another build waits for that build's worker. */
async function keepPage(cache) {
  const page = await fetch(build.sections[0], { credentials: "omit", cache: "no-cache" });
  const text = await page.clone().text();
  if (!page.ok || page.redirected || !text.includes(build.entry))
    throw new Error("the page is of another build");
  await cache.put(emptyPage, page);
}

async function install() {
  const cache = await caches.open(own);
  await keepPage(cache);
  // `startup.js` keeps its name from build to build.
  const startup = await fetch("/startup.js", { cache: "no-cache" });
  if (!startup.ok) throw new Error("/startup.js is not there");
  await cache.put("/startup.js", startup);
  for (const path of build.files) await keepFile(cache, path);
  await self.skipWaiting();
}

/** The files of the build before stay, for its pages that are still open. */
async function activate() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

const isOfApp = (path) =>
  build.sections.some((room) => path === room || path.startsWith(`${room}/`)) &&
  !/^\/menu\/public(?:\/|$)/.test(path);

function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The server's page; the empty one where it cannot be had, or not soon. */
async function givePage(request) {
  const fromServer = fetch(request);
  fromServer.catch(() => undefined);
  const kept = await findKept(emptyPage);
  if (!kept) return fromServer;
  const late = pause(patienceMs).then(() => kept);
  return Promise.race([fromServer.catch(() => kept), late]);
}

async function giveFile(request, path) {
  const kept = await findKept(path);
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok) {
    const cache = await caches.open(own);
    await cache.put(path, file.clone()).catch(() => undefined);
  }
  return file;
}

async function giveStartup(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept("/startup.js");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const used = Array.isArray(event.data?.used) ? event.data.used : [];
  const keepUsed = async () => {
    const cache = await caches.open(own);
    for (const path of used)
      if (/^\/(?:assets|fonts)\/[^?]+$/.test(path))
        await keepFile(cache, path).catch(() => undefined);
  };
  event.waitUntil(keepUsed());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isOfApp(pathname)) event.respondWith(givePage(request));
  } else if (/^\/(?:assets|fonts)\//.test(pathname)) event.respondWith(giveFile(request, pathname));
  else if (pathname === "/startup.js") event.respondWith(giveStartup(request));
});

/** Shows a push message; the same tag replaces what was shown before. What it says is written by the server. */
async function showPush(message) {
  const { title, body, tag, lang, dir, accept, acceptLabel, open } = message;
  const actions = accept
    ? [
        { action: "accept", title: acceptLabel },
        { action: "open", title: open },
      ]
    : [];
  await self.registration.showNotification(title, { body, tag, lang, dir, actions, data: message });
}

/** Brings a window of the app to a page, or opens one. */
async function openPage(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [found] = windows;
  if (!found) return self.clients.openWindow(path);
  await found.focus();
  return found.navigate(path);
}

/** One call of the account to which the message was sent: under another's session the server refuses it. */
function callAs(account, path, body) {
  const headers = { "marzipan-account": account };
  if (body !== undefined) headers["content-type"] = "application/json";
  return fetch(path, { method: "POST", credentials: "same-origin", headers, body });
}

/** Accepts a request and returns what to say of it: done, too late, or why not. */
async function acceptRequest({ account, accept, done, late, full, failed }) {
  const path = `/api/order-requests/${accept}/accept`;
  const send = () => callAs(account, path, "{}");
  let answer = await send();
  if (answer.status === 401 && (await callAs(account, "/api/auth/refresh")).ok)
    answer = await send();
  if (answer.ok) return done;
  const code = (await answer.json().catch(() => null))?.error?.code;
  if (code === "request_is_answered") return late;
  return ["day_full", "day_closed", "item_sold_out"].includes(code) ? full : failed;
}

async function handleClick({ action, notification }) {
  const { data } = notification;
  notification.close();
  if (action !== "accept") return openPage(data.path);
  const body = await acceptRequest(data).catch(() => data.failed);
  return showPush({ ...data, accept: null, body });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json()));
});
self.addEventListener("notificationclick", (event) => event.waitUntil(handleClick(event)));
