import type { LanguageModel } from "ai";
import type { ModelConfig } from "../config/models.ts";

/** Opens a model at its provider, whose code is loaded with it; `url` replaces the provider's own address. */
export async function openModel(
  { provider, model, key, url }: ModelConfig,
  callBy: typeof fetch = fetch,
): Promise<LanguageModel> {
  const place = { ...(url ? { baseURL: url } : {}), apiKey: key, fetch: callBy };
  switch (provider) {
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(place)(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(place)(model);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        ...place,
        name: "hosted",
        baseURL: url ?? "",
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
    }
  }
}
