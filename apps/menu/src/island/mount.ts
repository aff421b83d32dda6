import { render } from "preact";
import type { ComponentChild } from "preact";
import type { ReactNode } from "react";

/** Renders components into an element of the page in place of its present content. */
export function mount(node: ReactNode, place: Element): void {
  place.replaceChildren();
  render(node as ComponentChild, place);
}
