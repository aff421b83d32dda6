import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { KnownEndpoint } from "@marzipan/contract/endpoints";
import type { ErrorBody } from "@marzipan/contract/errors";

/** A segment of a path as the table below knows it: `{}` for a parameter. */
type Segment<Part extends string> = string extends Part
  ? "{}"
  : Part extends `{${string}}`
    ? "{}"
    : Part;

/** A path with `{}` for each parameter, without its query. */
type Shape<Path extends string> = Path extends `${infer Before}?${string}`
  ? Shape<Before>
  : Path extends `${infer First}/${infer Rest}`
    ? `${Segment<First>}/${Shape<Rest>}`
    : Segment<Path>;

/** The reply of each call of the product by its method and the shape of its path. */
type Replies = {
  [Known in KnownEndpoint as CallKey<Known["method"], Known["path"]>]: ReplyOf<Known>;
};

/** An answer of a call that its path does not tell: its facts are of any kind. */
type UnknownReply = Record<string, unknown> & ErrorBody;

/** The text that fits a key of the table: anything for a parameter. */
type Fitting<Key extends string> = Key extends `${infer Before}{}${infer After}`
  ? `${Before}${string}${Fitting<After>}`
  : Key;

/** The replies of the calls whose parameters a key's own words stand for. */
type Fitted<Key extends string> = {
  [Known in keyof Replies]: Key extends Fitting<Known> ? Replies[Known] : never;
}[keyof Replies];

/** The reply of a call that no key names by itself, of a call that the contract does not have, or a page's text. */
type OtherReply<Key extends string> = [Fitted<Key>] extends [never]
  ? Key extends `${string} /api/${string}`
    ? UnknownReply
    : Key extends `${string} /${string}`
      ? string
      : UnknownReply
  : Fitted<Key> & ErrorBody;

/** A call by its method and the shape of its path. */
export type CallKey<Verb extends string, Path extends string> = `${Verb} ${Shape<Path>}`;

/** What a test reads of an answer: the reply of the call that its key names, or how the call was refused. */
export type KnownReply<Key extends string> = Key extends keyof Replies
  ? Replies[Key] & ErrorBody
  : OtherReply<Key>;
