import { Fragment } from "react";
import type { ReactNode } from "react";

interface RichProps {
  /** A said phrase in which `{names}` still stand: `t("x.y", { amount: "{amount}" })`. */
  text: string;
  /** What is used in place of each name. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A phrase with elements among its words: money, links, bold names. An unknown name stays as it is. */
export function Rich({ text, parts }: RichProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = piece.startsWith("{") && piece.endsWith("}") ? piece.slice(1, -1) : null;
    return <Fragment key={index}>{name !== null && name in parts ? parts[name] : piece}</Fragment>;
  });
}
