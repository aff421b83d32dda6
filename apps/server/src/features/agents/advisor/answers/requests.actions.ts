import { pages } from "@marzipan/contract/paths";
import { addressOf } from "../../wording/figures.rules.ts";
import type { AdvisorQuestion, AnswerParts } from "../answer-parts.rules.ts";
import { countFigure, row, sayPeriod } from "../answer-parts.rules.ts";
import { readFigures } from "./figures.actions.ts";

/** Returns how many requests of the menu came and what became of them, or how many were declined. */
export async function answerRequests(
  asked: AdvisorQuestion,
  which: "all" | "declined",
): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const { t, format } = words;
  const { requests } = await readFigures(asked, question.span);
  const [from, to] = question.span;
  const period = sayPeriod(question.span, words, member.today);
  const rows =
    which === "declined"
      ? []
      : ([
          ["accepted", "advisor.req_accepted"],
          ["declined", "advisor.req_declined"],
          ["waiting", "advisor.req_waiting"],
        ] as const);
  const total = requests.asked;
  return {
    lines: [
      which === "declined"
        ? t("advisor.declined_said", { period, n: requests.declined, total: format.number(total) })
        : t("advisor.requests_said", { period, n: total }),
      ...rows.map(([key, label]) => row(t, t(label), format.number(requests[key]))),
    ],
    figures:
      which === "declined"
        ? [countFigure("declined", requests.declined), countFigure("asked", total)]
        : (["asked", "accepted", "declined", "waiting"] as const).map((key) =>
            countFigure(key, requests[key]),
          ),
    counted: t("advisor.counted_requests"),
    actions: [
      {
        label: t("insights.act_requests"),
        path: addressOf(pages.orderRequests.path, { tab: "all", from, to }),
      },
    ],
  };
}
