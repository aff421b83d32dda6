import type { ErrorBody } from "@marzipan/contract/errors";
import type { FastifyError, FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/** What Fastify itself refuses, as codes of the catalogue. */
function explain(error: FastifyError | Error): AppError | null {
  if (error instanceof AppError) return error;
  const code = (error as FastifyError).code;
  const status = (error as FastifyError).statusCode;
  if (
    code === "FST_ERR_CTP_BODY_TOO_LARGE" ||
    code === "FST_REQ_FILE_TOO_LARGE" ||
    status === 413
  ) {
    return new AppError("body_too_large");
  }
  if (
    code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" ||
    code === "FST_INVALID_MULTIPART_CONTENT_TYPE" ||
    status === 415
  ) {
    return new AppError("unsupported_media_type");
  }
  if (status === 400) return new AppError("malformed_json");
  if (status === 503) return new AppError("unavailable");
  return null;
}

/** After how many seconds to ask again what was `unavailable` and does not say it itself. */
const busySeconds = 10;

/** Answers every failure in one shape: `{error: {code, facts, requestId}}`; defects are logged, never shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = explain(error) ?? new AppError("internal");
    if (refusal.code === "internal") request.log.error({ err: error }, "a defect");
    const body: ErrorBody = {
      error: { code: refusal.code, facts: refusal.facts, requestId: request.id },
    };
    const seconds = refusal.facts.seconds ?? (refusal.status === 503 ? busySeconds : undefined);
    if ((refusal.status === 429 || refusal.status === 503) && seconds !== undefined)
      reply.header("retry-after", String(seconds));
    return reply.code(refusal.status).header("cache-control", "no-store").send(body);
  });
}
