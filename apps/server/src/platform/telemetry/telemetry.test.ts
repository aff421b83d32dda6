import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildApp } from "../../wiring/app.ts";
import { readTelemetry } from "../config/telemetry.ts";
import { createCaller } from "../testing/test-caller.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { openTelemetry } from "./open-telemetry.ts";
import type { Telemetry } from "./telemetry.port.ts";
import { traced } from "./traced.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
interface SentMetric {
  name: string;
  sum?: { dataPoints: { asDouble: number; attributes: SentSpan["attributes"] }[] };
  histogram?: { dataPoints: { count: number; bucketCounts: number[] }[] };
}

const sent: { path: string; text: string }[] = [];
let collector: Server;
let test: TestApp;
let telemetry: Telemetry;

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      sent.push({ path: request.url ?? "", text });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  vi.stubEnv("OTEL_SERVICE_NAME", "bakery-cloud");
  test = await startTestApp();
  telemetry = openTelemetry({ share: 1, metricsEveryMs: 60_000 }, "0.0.0-test");
});

afterAll(async () => {
  await test.close();
  collector.close();
  vi.unstubAllEnvs();
});

const spans = (): SentSpan[] =>
  sent
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ text }) => {
      type Body = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      return (JSON.parse(text) as Body).resourceSpans;
    })
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));

const metrics = (): SentMetric[] =>
  sent
    .filter(({ path }) => path === "/v1/metrics")
    .flatMap(({ text }) => {
      type Body = { resourceMetrics: { scopeMetrics: { metrics: SentMetric[] }[] }[] };
      return (JSON.parse(text) as Body).resourceMetrics;
    })
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics));

const facts = ({ attributes }: Pick<SentSpan, "attributes">): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it("traces calls with their work in the database, counts them, and tells nothing of people", async () => {
  const member = await test.member();
  const { app } = await buildApp(traced(test.deps, telemetry));
  const caller = createCaller(app, member.cookies);
  const { body } = await caller.post("/api/clients", { name: "Dana Secret" });
  const traceparent = `00-${traceId}-${parentId}-01`;
  expect((await caller.get(`/api/clients/${body.id}`, { traceparent })).status).toBe(200);
  await expect(
    telemetry.trace("files read", {}, () => Promise.reject(new TypeError("of Dana Secret"))),
  ).rejects.toThrow("of Dana Secret");
  await telemetry.close();
  await app.close();

  const [call] = spans().filter((one) => one.parentSpanId === parentId);
  expect(call).toMatchObject({ name: "GET /api/clients/:id", traceId });
  expect(facts(call as SentSpan)).toMatchObject({
    "http.request.method": "GET",
    "http.route": "/api/clients/:id",
    "http.response.status_code": 200,
    "marzipan.endpoint": "clients.get",
  });
  const inside = spans().filter((one) => one.parentSpanId === call?.spanId);
  expect(inside.map(({ name }) => name)).toEqual(["database transact session read only"]);
  const failed = spans().find(({ name }) => name === "files read");
  expect(failed).toMatchObject({ status: { code: 2 } });
  expect(facts(failed as SentSpan)["error.type"]).toBe("TypeError");

  const counted = metrics().find(({ name }) => name === "marzipan_calls_total")?.sum?.dataPoints;
  expect(counted?.map((point) => [facts(point)["endpoint"], point.asDouble])).toContainEqual([
    "clients.get",
    1,
  ]);
  const [timed] =
    metrics().find(({ name }) => name === "marzipan_call_seconds")?.histogram?.dataPoints ?? [];
  expect(timed?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(timed?.count);

  const all = sent.map(({ text }) => text).join("");
  expect(all).toContain("bakery-cloud");
  for (const secret of ["Dana", member.email, body.id, "127.0.0.1"])
    expect(all).not.toContain(secret);
});

it("is off where no collector is named, and says what is wrong where one is", () => {
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  expect(readTelemetry({})).toBeNull();
  expect(readTelemetry({ ...address, OTEL_SDK_DISABLED: "true" })).toBeNull();
  expect(readTelemetry(address)).toEqual({ share: 1, metricsEveryMs: 60_000 });
  expect(readTelemetry({ ...address, OTEL_TRACES_SAMPLER_ARG: "0.1" })?.share).toBe(0.1);
  const refused = (more: Record<string, string>) => () => readTelemetry({ ...address, ...more });
  expect(refused({ OTEL_EXPORTER_OTLP_ENDPOINT: "4318" })).toThrow(
    "OTEL_EXPORTER_OTLP_ENDPOINT must be",
  );
  expect(refused({ OTEL_TRACES_SAMPLER_ARG: "2" })).toThrow("share from 0 to 1");
  expect(refused({ OTEL_METRIC_EXPORT_INTERVAL: "soon" })).toThrow("must be milliseconds");
});
