import { b, session, base } from "./look.mjs";
const order = async (p) => { const r = await (await p.request.get(base + "/api/orders?limit=5&sort=next")).json().catch(() => ({})); return r.items?.find((x) => !x.cancelledAt && x.status === "pending")?.id ?? r.items?.[0]?.id; };
const openOrder = async (p) => { const r = await (await p.request.get(base + "/api/orders?limit=30")).json(); const id = (r.items.find((x) => x.status === "pending" && !x.cancelledAt && !x.readyAt) ?? r.items[0]).id; await p.goto(base + "/orders/" + id); await p.waitForLoadState("networkidle"); };
const steps = [["notifF", "/notifications"], ["setF", "/settings/notifications"], ["orderF", "/orders", openOrder]];
await session("he390", { width: 390, language: "he" }, steps);
await session("en390d", { width: 390, language: "en", dark: true }, steps);
await session("en1280", { width: 1280, height: 800, language: "en" }, [["set", "/settings/notifications"], ["order", "/orders", openOrder]]);
await b.close();
