import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
const base = "http://localhost:4377";
async function session(name, { width, height = 844, language, dark }, steps) {
  const c = await b.newContext({ viewport: { width, height }, locale: language === "he" ? "he-IL" : "en-US", colorScheme: dark ? "dark" : "light" });
  const p = await c.newPage();
  p.setDefaultTimeout(15000);
  const r = await p.request.post(base + "/api/auth/sign-in", { data: { email: "baker@demo.test", password: "marzipan-2026" }, headers: { origin: base } });
  if (!r.ok()) console.log("sign in", r.status(), await r.text());
  await p.request.patch(base + "/api/me", { data: { language }, headers: { origin: base } }).catch(() => {});
  for (const [label, path, act] of steps) {
    try { await p.goto(base + path); await p.waitForLoadState("networkidle"); if (act) await act(p); await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/look/${name}-${label}.png`, fullPage: label.endsWith("F") }); } catch (e) { console.log(name, label, String(e).slice(0, 300)); await p.screenshot({ path: `/tmp/look/${name}-${label}-err.png` }); }
  }
  await c.close();
}
export { b, session, base };
