/** A value that PostgreSQL wrote as JSON: a route sends the text as it is, everybody else reads the value. */
export class JsonValue<T> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** What the text says. */
  get value(): T {
    return JSON.parse(this.text) as T;
  }

  /** What the text says, where it becomes part of other JSON. */
  toJSON(): T {
    return this.value;
  }
}
