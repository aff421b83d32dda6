/** An event of a stream: its name and its data as sent. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Makes the reader of server-sent events (WHATWG HTML §9.2.6): it is handed the stream's text in whatever pieces it
 * arrives, and tells each event once its last line has come. Comments and fields that no one asked for are passed over.
 */
export function makeEventReader(tell: (event: ServerEvent) => void): (piece: string) => void {
  let rest = "";
  let name = "";
  let data: string[] = [];
  const end = (): void => {
    if (data.length > 0) tell({ name: name || "message", data: data.join("\n") });
    name = "";
    data = [];
  };
  const read = (line: string): void => {
    if (line === "") return end();
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  };
  return (piece) => {
    rest += piece;
    // A return at the end may be half of a line's end whose other half comes with the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) read(line);
  };
}
