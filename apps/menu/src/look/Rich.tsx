import { Fragment } from "react";
import type { ReactNode } from "react";

/** A phrase with elements among its words; an unknown name stays as it is. */
export function Rich({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = piece.startsWith("{") && piece.endsWith("}") ? piece.slice(1, -1) : null;
    return <Fragment key={index}>{name !== null && name in parts ? parts[name] : piece}</Fragment>;
  });
}
