import { expect, it } from "vitest";
import { readDocsText } from "./docs-text.ts";

const text = `# API

First.

\`\`\`http 201
POST /api/orders
Idempotency-Key: 6f1c

{ "clientName": "Noa" }
\`\`\`
`;

it("keeps code in its own direction, lets it break after an underscore, and marks it in the summary", () => {
  const { html, summary } = readDocsText(
    "# API\n\nעובר תחת `/api`, ראו [רשימה](/docs/calls).\n\n`MAIL_FROM`",
    {
      link: (path) => path,
      origin: "",
      copy: "",
    },
  );
  expect(html).toContain('<code dir="ltr">/api</code>');
  expect(html).toContain('<code dir="ltr">MAIL_<wbr>FROM</code>');
  expect(summary).toBe("עובר תחת `/api`, ראו רשימה.");
});

it("writes an example of a call as HTTP, for curl and in JavaScript, one of them chosen", () => {
  const { html } = readDocsText(text, {
    link: (path) => path,
    origin: "https://bakery.example",
    copy: "Copy",
  });
  expect(html.match(/data-copy/g)).toHaveLength(1);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  expect(html.match(/ checked/g)).toHaveLength(1);
  const [http, curl, script] = [...html.matchAll(/<code>([^]*?)<\/code>/g)].map(([, code]) => code);
  expect(http).toContain("POST /api/orders\nIdempotency-Key: 6f1c");
  expect(curl).toBe(
    [
      'curl -b cookies.txt -c cookies.txt -X POST "https://bakery.example/api/orders"',
      '  -H "Content-Type: application/json"',
      '  -H "Idempotency-Key: 6f1c"',
      `  -d '{ "clientName": "Noa" }'`,
    ].join(" \\\n"),
  );
  expect(script).toContain('fetch("https://bakery.example/api/orders", {\n  method: "POST",');
  expect(script).toContain('body: JSON.stringify({ "clientName": "Noa" }),');
});
