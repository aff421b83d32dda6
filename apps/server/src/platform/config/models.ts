import { StartupError } from "../errors/startup-error.ts";

/** Who may host a model. */
export const modelProviders = ["openai-compatible", "anthropic", "google"] as const;

/** A hosted model and how it is reached; without a `url` at its maker's. */
export interface ModelConfig {
  provider: (typeof modelProviders)[number];
  model: string;
  key: string;
  url: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The model that answers for the agents, with what it costs and may cost. */
export interface AgentModelConfig extends ModelConfig {
  /** US dollars for a million tokens that are sent, and that are answered. */
  prices: { input: number; output: number };
  /** US dollars that one business may cost in a calendar month. */
  mostMonthlyUsd: number;
  /** The longest that an answer may take, with all its steps. */
  timeoutMs: number;
}

/** Reads which model reads receipts: `RECEIPT_MODEL_PROVIDER` with its model and key, else none. */
export function readReceiptModel(environment: Environment): ModelConfig | null {
  return checkModel("RECEIPT_MODEL", {
    name: environment["RECEIPT_MODEL_PROVIDER"],
    model: environment["RECEIPT_MODEL"],
    key: environment["RECEIPT_MODEL_KEY"],
    url: environment["RECEIPT_MODEL_URL"],
  });
}

const usualPrices = "3/15";
const usualMonthlyUsd = "5";
const answerMs = 30_000;

/** Reads which model answers for the agents: `AGENT_MODEL_PROVIDER` with its model, key, prices and cap, else none. */
export function readAgentModel(environment: Environment): AgentModelConfig | null {
  const model = checkModel("AGENT_MODEL", {
    name: environment["AGENT_MODEL_PROVIDER"],
    model: environment["AGENT_MODEL"],
    key: environment["AGENT_MODEL_KEY"],
    url: environment["AGENT_MODEL_URL"],
  });
  if (!model) return null;
  const written = environment["AGENT_MODEL_PRICES"] || usualPrices;
  const [input, output] = (/^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(written) ?? [])
    .slice(1)
    .map(Number);
  if (input === undefined || output === undefined) {
    throw new StartupError(
      `AGENT_MODEL_PRICES must be US dollars for a million tokens sent and answered, such as 3/15, not "${written}".`,
    );
  }
  const cap = environment["AGENT_MODEL_MONTHLY_USD"] || usualMonthlyUsd;
  if (!/^\d{1,6}(\.\d+)?$/.test(cap)) {
    throw new StartupError(
      `AGENT_MODEL_MONTHLY_USD must be the US dollars that a business may cost in a month, such as 5, not "${cap}".`,
    );
  }
  return { ...model, prices: { input, output }, mostMonthlyUsd: Number(cap), timeoutMs: answerMs };
}

/** Checks the model of a purpose; a half configuration is refused in one sentence. */
function checkModel(
  purpose: string,
  { name, model, key, url }: Record<"name" | "model" | "key" | "url", string | undefined>,
): ModelConfig | null {
  if (!name) {
    if (!model && !key && !url) return null;
    throw new StartupError(
      `${purpose}, ${purpose}_KEY and ${purpose}_URL need ${purpose}_PROVIDER: one of ${modelProviders.join(", ")}.`,
    );
  }
  const provider = modelProviders.find((one) => one === name);
  if (!provider) {
    throw new StartupError(
      `${purpose}_PROVIDER must be one of ${modelProviders.join(", ")}, not "${name}".`,
    );
  }
  if (!model || !key) {
    throw new StartupError(`${purpose}_PROVIDER needs ${purpose} and ${purpose}_KEY.`);
  }
  if (provider === "openai-compatible" && !url) {
    throw new StartupError(
      `${purpose}_PROVIDER=openai-compatible needs ${purpose}_URL, such as https://models.example.com/v1.`,
    );
  }
  if (url && !/^https?:\/\//.test(url)) {
    throw new StartupError(`${purpose}_URL must be a web address, not "${url}".`);
  }
  return { provider, model, key, url: url || null };
}
