import { describe, expect, it } from "vitest";
import { makeEventReader } from "./event-reader.ts";
import type { ServerEvent } from "./event-reader.ts";

function readAll(pieces: Iterable<string>): ServerEvent[] {
  const events: ServerEvent[] = [];
  const read = makeEventReader((event) => events.push(event));
  for (const piece of pieces) read(piece);
  return events;
}

const stream =
  'retry: 2000\n\nevent: text\ndata: {"text":"שלום\\n"}\n\n: here\n\nevent: reply\ndata: {"a":1}\n\n';
const told = [
  { name: "text", data: '{"text":"שלום\\n"}' },
  { name: "reply", data: '{"a":1}' },
];

describe("reading server-sent events", () => {
  it("tells the same events however the stream is cut", () => {
    expect(readAll([stream])).toEqual(told);
    expect(readAll(stream)).toEqual(told);
    for (let at = 1; at < stream.length; at += 1)
      expect(readAll([stream.slice(0, at), stream.slice(at)])).toEqual(told);
  });

  it.each(["\r\n", "\r"])("takes %j for a line's end, also cut in two", (end) => {
    const other = `${stream.replaceAll("\n", end)}${end}x`;
    expect(readAll([other])).toEqual(told);
    expect(readAll(other)).toEqual(told);
  });

  it("joins the lines of one event's data, and names one without a name", () => {
    expect(readAll(["data: one\ndata\ndata:two\nid: 7\n\n"])).toEqual([
      { name: "message", data: "one\n\ntwo" },
    ]);
  });

  it("tells nothing of an event whose end never comes", () => {
    expect(readAll(["event: text\ndata: {", "}\n"])).toEqual([]);
  });
});
