import { AppError } from "../../../platform/errors/app-error.ts";
import type { ModelCall } from "../../../providers/agent-model/agent-model.port.ts";
import type { Asking } from "../agent-answer.ts";
import { clientsTool, figuresTool, itemsTool } from "./figure-tools.actions.ts";
import { HelpInput, helpDescription, searchHelp } from "./help-tool.actions.ts";
import { insightsTool } from "./insight-tool.actions.ts";
import type { AgentTool, ToolAnswer, ToolContext } from "./model-tools.ts";
import { owedTool, ordersTool } from "./order-tools.actions.ts";

const businessTools: Readonly<Record<string, AgentTool>> = {
  figures: figuresTool,
  items: itemsTool,
  clients: clientsTool,
  owed: owedTool,
  orders_of_day: ordersTool,
  insights: insightsTool,
};

/** Longer answers are refused, so that the model asks for less. */
const mostLetters = 16_000;

/** Refusals of what a tool was asked, which the model may correct; any other ends the answer. */
const mendable = new Set<string>(["invalid_input", "range_too_long", "bad_cursor", "not_found"]);

/** Returns the tools of an intent; each use reads in a transaction of its own, under the caller's session. */
export function toolboxFor(
  intent: "support" | "business",
  { snapshot }: Asking,
  context: ToolContext,
): {
  tools: Record<string, { description: string; input: AgentTool["input"] }>;
  runTool: (call: ModelCall) => Promise<ToolAnswer | string>;
} {
  const own = intent === "business" ? businessTools : {};
  const help = { description: helpDescription, input: HelpInput };
  return {
    tools: { ...own, help },
    runTool: async ({ tool: name, input }) => {
      if (name === "help") {
        const read = HelpInput.safeParse(input);
        return read.success ? await searchHelp(read.data, context) : "invalid_input";
      }
      const tool = Object.hasOwn(own, name) ? own[name] : undefined;
      if (tool === undefined) return "no_such_tool";
      const read = tool.input.safeParse(input);
      if (!read.success) return "invalid_input";
      try {
        const answer = await snapshot(async (tx) => {
          const { role } = await tx.entered;
          if (!tool.mayUse(role)) throw new AppError("role_too_low");
          return await tool.run(tx, read.data as never, context);
        });
        return JSON.stringify(answer.data).length > mostLetters ? "too_much" : answer;
      } catch (error) {
        if (error instanceof AppError && mendable.has(error.code)) return error.code;
        throw error;
      }
    },
  };
}
