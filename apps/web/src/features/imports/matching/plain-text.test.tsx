import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["<p>Rich &amp; dark</p>", "Rich & dark"],
  ["<p>Avellana, ametlla</p><p>Catanies &amp; bola</p>", "Avellana, ametlla\nCatanies & bola"],
  ["Made with 70% cocoa.\\n\\nOrder 2 days ahead.", "Made with 70% cocoa.\n\nOrder 2 days ahead."],
  ["<ul><li>Flour</li><li>Eggs</li></ul>", "- Flour\n- Eggs"],
  ["Soft<br/>Sweet<BR>Warm", "Soft\nSweet\nWarm"],
  ['<div style="color:red">עוגת <b>דבש</b>&nbsp;&ndash; פרווה</div>', "עוגת דבש – פרווה"],
  ["<p>&nbsp;</p>", ""],
  ["&nbsp;", ""],
  ["&lt;p&gt;Rich &amp;amp; dark&lt;/p&gt;", "Rich & dark"],
  ["Cr&egrave;me br&#xFB;l&eacute;e", "Crème brûlée"],
  ["<style>p{}</style><script>alert(1)</script><p>Cake</p>", "Cake"],
  ["<!-- wp:paragraph --><p>Cake</p>", "Cake"],
  ["<p>Cake</p><img src=x onerror=alert(1)>", "Cake"],
])("makes text of %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  "Flo <flo@example.test>",
  "Bread & Butter",
  "2 < 3 > 1",
  "<3 cakes",
  "Levi <Noa>",
  "AT&T; Ltd",
  "C:\\home",
])("leaves %j as it is", (text) => {
  expect(plainText(text)).toBe(text);
});

it("keeps an address in angle brackets beside markup", () => {
  expect(plainText("<b>Flo</b> <flo@example.test>")).toBe("Flo <flo@example.test>");
});

it("reads a long cell of opened brackets at once", () => {
  const start = performance.now();
  plainText(`<p>${"<a ".repeat(30_000)}`);
  expect(performance.now() - start).toBeLessThan(1000);
});
