/** An example of a call, as the documentation writes it. */
export interface ExampleCall {
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/** Reads a call: method and path, headers, an empty line, the body. */
export function readCall(text: string): ExampleCall {
  const [head = "", ...parts] = text.trim().split("\n\n");
  const [first = "", ...lines] = head.split("\n");
  const [method = "", path = ""] = first.split(" ");
  const headers = lines.map((line) => {
    const [name = "", ...value] = line.split(":");
    return [name, value.join(":").trim()] as const;
  });
  return { method, path, headers, body: parts.join("\n\n").trim() };
}

/** The headers that are sent: those of the example, and what a body is. */
function headersOf({ headers, body }: ExampleCall): ExampleCall["headers"] {
  return body === "" ? headers : [["Content-Type", "application/json"], ...headers];
}

/** Writes a call for curl, which keeps the cookies of the session in a file. */
export function writeCurl(call: ExampleCall, origin: string): string {
  const method = call.method === "GET" ? "" : ` -X ${call.method}`;
  const parts = [
    `curl -b cookies.txt -c cookies.txt${method} "${origin}${call.path}"`,
    ...headersOf(call).map(([name, value]) => `  -H "${name}: ${value}"`),
    ...(call.body === "" ? [] : [`  -d '${call.body}'`]),
  ];
  return parts.join(" \\\n");
}

/** Writes a call in JavaScript, from a page of the same server, whose browser keeps the cookies. */
export function writeFetch(call: ExampleCall, origin: string): string {
  const headers = headersOf(call);
  const options = [
    ...(call.method === "GET" ? [] : [`  method: "${call.method}",`]),
    ...(headers.length === 0
      ? []
      : [
          `  headers: ${JSON.stringify(Object.fromEntries(headers), null, 1).replaceAll(/\n */g, " ")},`,
        ]),
    ...(call.body === "" ? [] : [`  body: JSON.stringify(${call.body.replaceAll("\n", "\n  ")}),`]),
  ];
  const address = `"${origin}${call.path}"`;
  const sent =
    options.length === 0 ? `fetch(${address})` : `fetch(${address}, {\n${options.join("\n")}\n})`;
  return `const answer = await ${sent};\nconst result = await answer.json();`;
}
