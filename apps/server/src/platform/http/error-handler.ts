import type { ErrorBody, ErrorCode } from "@marzipan/contract/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { AppError } from "../errors/app-error.ts";
import { isFullDisk } from "../process/full-disk.ts";
import { createSparseWarning } from "../errors/sparse-warning.ts";

/** The default `Retry-After` in seconds for codes whose refusal does not set one. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = { cannot_store: 60 };
/** The `Retry-After` of any other 503, pages included, in seconds. */
const unavailableSeconds = 5;

/** What Fastify itself or the system refuses, as codes of the catalogue; anything else is `internal`. */
export function refusalOf(error: FastifyError | Error): AppError {
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
  if (isFullDisk(error)) return new AppError("cannot_store", {}, error);
  return new AppError("internal", {}, error);
}

/** What a route of pages adds to its configuration: how its failures look to a visitor. */
export interface PageRoute {
  /** Returns the page for a failure of the server (5xx) or a refusal by rate limit (429). */
  answerFailure: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

/** Sets the header with the seconds until a retry is worthwhile. */
function sayWhenToRetry(reply: FastifyReply, { status, code, facts }: AppError): void {
  if (status !== 429 && status !== 503) return;
  const seconds = facts.seconds ?? retryAfterSeconds[code];
  if (seconds !== undefined) void reply.header("retry-after", String(seconds));
}

/**
 * Returns every failure in one shape, `{error: {code, facts, requestId}}`, and those of a page's route that are not
 * the visitor's as a page; what caused it is logged, never shown.
 */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    const isSilent = reply.statusCode === 503 && !reply.hasHeader("retry-after");
    if (isSilent) void reply.header("retry-after", String(unavailableSeconds));
    done(null, payload);
  });
  const warnOfOutage = createSparseWarning(log, "calls cannot be answered");
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    const { code, facts, status, cause } = refusal;
    if (code === "internal") request.log.error({ err: error }, "a defect");
    if (status === 503 && cause !== undefined) warnOfOutage(cause);
    sayWhenToRetry(reply, refusal);
    reply.code(status).header("cache-control", "no-store");
    const { answerFailure } = request.routeOptions.config as Partial<PageRoute>;
    if (answerFailure && (status >= 500 || status === 429)) {
      return reply.type("text/html; charset=utf-8").send(await answerFailure(request, reply));
    }
    const body: ErrorBody = { error: { code, facts, requestId: request.id } };
    return reply.send(body);
  });
}
