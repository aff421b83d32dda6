/** How a bar is filled: colour and pattern together, so that it is told apart without colour and on paper. */
export const fills = {
  revenue: { fill: "var(--primary)", stroke: "var(--primary)" },
  cash: { fill: "url(#chart-stripes-ready)", stroke: "var(--ready)" },
  expenses: { fill: "url(#chart-hatch-muted)", stroke: "var(--muted)" },
  compared: { fill: "var(--sunken)", stroke: "var(--edge)" },
  fresh: { fill: "var(--muted)", stroke: "var(--muted)" },
  late: { fill: "url(#chart-stripes-pending)", stroke: "var(--pending)" },
  oldest: { fill: "url(#chart-hatch-danger)", stroke: "var(--danger)" },
  good: { fill: "var(--ready)", stroke: "var(--ready)" },
  dotted: { fill: "url(#chart-dots-muted)", stroke: "var(--muted)" },
  hollow: { fill: "var(--surface)", stroke: "var(--primary)" },
  waiting: { fill: "var(--surface)", stroke: "var(--pending)" },
} as const;

/** The name of a fill. */
export type Fill = keyof typeof fills;

const colours = ["ready", "muted", "pending", "danger"] as const;

/** The patterns that the charts of a page are filled with; stands once on the page. */
export function ChartFills() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <defs>
        {colours.map((colour) => (
          <Patterns key={colour} colour={colour} />
        ))}
      </defs>
    </svg>
  );
}

function Patterns({ colour }: { colour: (typeof colours)[number] }) {
  const solid = `var(--${colour})`;
  const pale = `color-mix(in srgb, ${solid} 24%, var(--surface))`;
  const size = { patternUnits: "userSpaceOnUse" } as const;
  return (
    <>
      <pattern id={`chart-stripes-${colour}`} width="9" height="9" {...size}>
        <rect width="9" height="9" style={{ fill: pale }} />
        <rect width="9" height="6" style={{ fill: solid }} />
      </pattern>
      <pattern
        id={`chart-hatch-${colour}`}
        width="7"
        height="7"
        patternTransform="rotate(45)"
        {...size}
      >
        <rect width="7" height="7" style={{ fill: pale }} />
        <rect width="3" height="7" style={{ fill: solid }} />
      </pattern>
      <pattern id={`chart-dots-${colour}`} width="7" height="7" {...size}>
        <rect width="7" height="7" style={{ fill: "var(--surface)" }} />
        <circle cx="3.5" cy="3.5" r="1.6" style={{ fill: solid }} />
      </pattern>
    </>
  );
}

/** A small square of a fill beside its word. */
export function Swatch({ fill }: { fill: Fill }) {
  return (
    <svg width="14" height="14" aria-hidden="true" data-part="swatch" style={{ flex: "none" }}>
      <rect
        x="1"
        y="1"
        width="12"
        height="12"
        rx="3"
        style={{ ...fills[fill], strokeWidth: 1.5 }}
      />
    </svg>
  );
}
