import { StartupError } from "../errors/startup-error.ts";

/** How traces and metrics are sent. */
export interface TelemetryConfig {
  /** Of how many calls that no one traces yet, from 0 to 1. */
  share: number;
  metricsEveryMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads what `OTEL_*` says of traces and metrics; `null` where no collector is named or `OTEL_SDK_DISABLED` is true.
 * Addresses, headers and names are read by OpenTelemetry itself.
 */
export function readTelemetry(environment: Environment): TelemetryConfig | null {
  const isNamed = [
    isAddress(environment, "OTEL_EXPORTER_OTLP_ENDPOINT"),
    isAddress(environment, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"),
    isAddress(environment, "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"),
  ].includes(true);
  if (!isNamed || environment["OTEL_SDK_DISABLED"] === "true") return null;
  const share = Number(environment["OTEL_TRACES_SAMPLER_ARG"] || 1);
  if (!(share >= 0 && share <= 1))
    throw new StartupError("OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.");
  const metricsEveryMs = Number(environment["OTEL_METRIC_EXPORT_INTERVAL"] || 60_000);
  if (!Number.isInteger(metricsEveryMs) || metricsEveryMs < 100)
    throw new StartupError("OTEL_METRIC_EXPORT_INTERVAL must be milliseconds, 100 at least.");
  return { share, metricsEveryMs };
}

function isAddress(environment: Environment, name: string): boolean {
  const text = environment[name];
  if (text && !URL.canParse(text))
    throw new StartupError(
      `${name} must be the address of a collector, such as http://127.0.0.1:4318.`,
    );
  return Boolean(text);
}
