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
