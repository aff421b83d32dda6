import { Icon } from "../look/Icon.tsx";

/** A question and its answer. */
export interface Asked {
  ask: string;
  say: string;
}

/** Questions that open without scripts; those at `open` are open from the beginning. */
export function Questions({ asked, open }: { asked: readonly Asked[]; open: readonly number[] }) {
  return (
    <div className="faq">
      {asked.map(({ ask, say }, place) => (
        <details key={ask} open={open.includes(place)}>
          <summary>
            <span>{ask}</span>
            <Icon of="down" />
          </summary>
          <p>{say}</p>
        </details>
      ))}
    </div>
  );
}

/** Tells search engines the questions of a page. */
export function describeQuestions(asked: readonly Asked[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ ask, say }) => ({
      "@type": "Question",
      name: ask,
      acceptedAnswer: { "@type": "Answer", text: say },
    })),
  };
}
