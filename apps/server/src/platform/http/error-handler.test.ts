import { writeFile } from "node:fs/promises";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerErrors } from "./error-handler.ts";

let test: TestApp;
let app: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  const log = pino({}, { write: (line) => lines.push(line) });
  app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  answerErrors(app, log);
  app.get("/full", () => writeFile("/dev/full", "a picture"));
  const config = { answerFailure: async () => "<p>Back soon</p>" };
  app.get("/page", { config }, async () => Promise.reject(new AppError("unavailable")));
  app.get("/timed", { config }, async () =>
    Promise.reject(new AppError("unavailable", { seconds: 9 })),
  );
  app.get("/written", async (_request, reply) => reply.code(503).send("later"));
  app.get("/raise/:state", async (request) => {
    const { state } = request.params as { state: string };
    const text = `do $$ begin raise exception 'a reason of the database' using errcode = '${state}'; end $$`;
    await test.deps.database.lookUp({ text, values: [] });
  });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

it.each([
  ["/full", 503, "cannot_store"],
  ["/raise/53100", 503, "cannot_store"],
  ["/raise/25006", 503, "cannot_store"],
  ["/raise/53200", 503, "unavailable"],
  ["/raise/57014", 503, "unavailable"],
  ["/raise/58030", 503, "unavailable"],
  ["/raise/08006", 503, "unavailable"],
  ["/raise/40P01", 503, "unavailable"],
  ["/raise/23514", 500, "internal"],
])("answers %s with %i %s", async (url, status, code) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    status,
    code,
  ]);
  expect(answer.headers["retry-after"] !== undefined).toBe(status === 503);
  expect(answer.body).not.toContain("a reason of the database");
});

it.each([
  ["/page", "5", "<p>Back soon</p>"],
  ["/timed", "9", "<p>Back soon</p>"],
  ["/written", "5", "later"],
])("answers %s with 503 and Retry-After: %s", async (url, seconds, body) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers["retry-after"], answer.body]).toEqual([
    503,
    seconds,
    body,
  ]);
});

it("has logged a defect with its cause, and an outage once", () => {
  expect(lines.filter((line) => line.includes("calls cannot be answered"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("a defect"))).toHaveLength(1);
});
