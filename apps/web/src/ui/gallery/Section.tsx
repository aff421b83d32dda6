import type { ReactNode } from "react";

/** A titled part of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-18">{title}</h2>
      {children}
    </section>
  );
}
