/** What a drawing tells of: no way to the server, or a fault of ours. */
export type Lost = "offline" | "broken";

const line = { fill: "none" };
const dough = { fill: "var(--tint, none)" };
const solid = { fill: "var(--primary, currentColor)" };

/**
 * A drawing for what does not come: a bun asleep beside a pulled plug, or a cupcake that fell. Part
 * of the page and without styles of its own, so that nothing has to arrive for it, not even the colours.
 */
export function LostDrawing({ of }: { of: Lost }) {
  return (
    <svg
      viewBox="0 0 176 112"
      width="176"
      height="112"
      stroke="var(--primary, currentColor)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-part="drawing"
    >
      <path {...line} stroke="var(--line, currentColor)" strokeWidth="4" d="M8 100h160" />
      {of === "offline" ? <SleepingBun /> : <FallenCupcake />}
    </svg>
  );
}

function SleepingBun() {
  return (
    <>
      <path {...dough} d="M20 88c0-34 20-54 46-54s46 20 46 54c0 7-4 10-11 10H31c-7 0-11-3-11-10Z" />
      <path {...line} d="M46 44l7 12M66 40v14M86 44l-7 12" />
      <path {...line} d="M42 72q7 6 14 0M76 72q7 6 14 0M60 82q6 4 12 0" />
      <path {...line} d="M112 94c14 0 12-18 26-18h4" />
      <path {...solid} d="M142 68h8c5 0 8 3 8 8s-3 8-8 8h-8Z" />
      <path {...line} d="M158 72h7M158 80h7" />
      <path {...line} d="M106 30h10l-10 12h10M126 14h7l-7 9h7" />
    </>
  );
}

function FallenCupcake() {
  return (
    <>
      <path {...line} d="M26 52l50 12-4 32-50 2q-10-22 4-46Z" />
      <path {...line} d="M36 58l-4 36M49 61l-3 34M62 64l-2 32" />
      <path {...dough} d="M76 62c14-10 34-4 38 8 14-2 24 10 18 20-2 6-8 8-14 8H72q6-18 4-36Z" />
      <path {...line} d="M92 76q6 6 13 2M112 86q6 4 12 0" />
      <circle {...solid} cx="150" cy="88" r="10" />
      <path {...line} d="M152 78q4-10 12-12" />
    </>
  );
}
