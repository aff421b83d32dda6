import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelConfig } from "./config/models.ts";

/** Opens a model at its provider; `url` replaces the provider's own address. */
export function openModel(
  { provider, model, key, url }: ModelConfig,
  callBy: typeof fetch = fetch,
): LanguageModel {
  const place = { ...(url ? { baseURL: url } : {}), apiKey: key, fetch: callBy };
  switch (provider) {
    case "anthropic":
      return createAnthropic(place)(model);
    case "google":
      return createGoogle(place)(model);
    case "openai-compatible":
      return createOpenAICompatible({
        ...place,
        name: "hosted",
        baseURL: url ?? "",
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
  }
}
