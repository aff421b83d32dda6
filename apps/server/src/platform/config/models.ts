import { StartupError } from "../startup-error.ts";

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

/** Reads which model reads receipts: `RECEIPT_MODEL_PROVIDER` with its model and key, else none. */
export function readReceiptModel(environment: Environment): ModelConfig | null {
  const name = environment["RECEIPT_MODEL_PROVIDER"];
  if (!name) return null;
  const provider = modelProviders.find((one) => one === name);
  if (!provider) {
    throw new StartupError(
      `RECEIPT_MODEL_PROVIDER must be one of ${modelProviders.join(", ")}, not "${name}".`,
    );
  }
  const model = environment["RECEIPT_MODEL"];
  const key = environment["RECEIPT_MODEL_KEY"];
  if (!model || !key) {
    throw new StartupError("RECEIPT_MODEL_PROVIDER needs RECEIPT_MODEL and RECEIPT_MODEL_KEY.");
  }
  const url = environment["RECEIPT_MODEL_URL"] || null;
  if (provider === "openai-compatible" && !url) {
    throw new StartupError(
      "RECEIPT_MODEL_PROVIDER=openai-compatible needs RECEIPT_MODEL_URL, such as https://models.example.com/v1.",
    );
  }
  if (url && !/^https?:\/\//.test(url)) {
    throw new StartupError(`RECEIPT_MODEL_URL must be a web address, not "${url}".`);
  }
  return { provider, model, key, url };
}
