import { render } from "preact";
import type { ComponentChild } from "preact";
import type { ReactNode } from "react";

/** Draws components into a place of the page, in the stead of what stands there. */
export function mount(node: ReactNode, place: Element): void {
  place.replaceChildren();
  render(node as ComponentChild, place);
}
