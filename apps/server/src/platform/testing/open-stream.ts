import type { Caller } from "./test-caller.ts";

/** Opens a caller's event stream at an address and returns the function that waits for its next event, as `name data`. */
export async function openStream(caller: Caller, address: string): Promise<() => Promise<string>> {
  const headers = { cookie: [...caller.cookies].map((pair) => pair.join("=")).join("; ") };
  const answer = await fetch(address, { headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return async () => {
    for (;;) {
      const [, event, data] = /event: (\S+)\ndata: (.*)\n\n/.exec(text) ?? [];
      if (event !== undefined) {
        text = text.slice(text.indexOf("\n\n", text.indexOf("event: ")) + 2);
        return `${event} ${data}`;
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
      if (done) return "closed";
      text += value;
    }
  };
}
