import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import type { Config } from "../config/config.ts";
import { openLogOutput } from "./log-output.ts";

/**
 * Creates the log: JSON lines without personal data; headers, bodies and cookies are never written. They go to
 * standard output, or where they are told to.
 */
export function createLog(
  config: Pick<Config, "logLevel">,
  destination: DestinationStream = openLogOutput(),
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    redact: { paths: ["req", "res", "*.email", "*.password", "*.phone", "*.token"], remove: true },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        // A driver's detail may quote a row; the message and the place are enough.
        message: error.message,
        stack: error.stack,
      }),
    },
  };
  return pino(options, destination);
}
