/** A value that was written as JSON by PostgreSQL or before: a route sends the text as it is, everyone else reads the value. */
export class JsonValue<T> {
  /** The text; as bytes where it is kept to be sent many times. */
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }

  /** What the text says. */
  get value(): T {
    return JSON.parse(String(this.text)) as T;
  }

  /** What the text says, where it becomes part of other JSON. */
  toJSON(): T {
    return this.value;
  }
}
