import type { HrTime } from "@opentelemetry/api";
import { AggregationTemporality, DataPointType } from "@opentelemetry/sdk-metrics";
import type { DataPoint, Histogram, MetricData, MetricProducer } from "@opentelemetry/sdk-metrics";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { MetricObjectWithValues, MetricValue, Registry } from "prom-client";

type Kept = MetricObjectWithValues<MetricValue<string>>;

/** Exports the metrics that are counted for Prometheus, so that nothing is counted twice. */
export function produceMetrics(registry: Registry, scope: { name: string }): MetricProducer {
  const startTime = toHrTime(Date.now());
  return {
    collect: async () => {
      const endTime = toHrTime(Date.now());
      const kept = (await registry.getMetricsAsJSON()) as Kept[];
      const metrics = kept.flatMap((one) => describe(one, { startTime, endTime }));
      const resource = resourceFromAttributes({});
      return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] };
    },
  };
}

type Time = Pick<DataPoint<number>, "startTime" | "endTime">;

function describe(kept: Kept, time: Time): MetricData[] {
  const { name, help, type, values } = kept;
  const descriptor = { name, description: help, unit: "", valueType: 1 };
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = (): DataPoint<number>[] =>
    values.map(({ labels, value }) => ({ ...time, attributes: labels, value }));
  switch (String(type)) {
    case "counter":
      return [
        { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() },
      ];
    case "gauge":
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    case "histogram":
      return [
        { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(kept, time) },
      ];
    default:
      return [];
  }
}

/** Puts the rows of a histogram together by their labels; Prometheus counts up to each bound, OpenTelemetry between them. */
function histograms({ name, values }: Kept, time: Time): DataPoint<Histogram>[] {
  const found = new Map<
    string,
    { labels: Kept["values"][number]["labels"]; rows: Kept["values"] }
  >();
  for (const row of values) {
    const { le: _bound, ...labels } = row.labels;
    const key = JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = found.get(key) ?? { labels, rows: [] };
    found.set(key, known);
    known.rows.push(row);
  }
  return [...found.values()].map(({ labels, rows }) => {
    const of = (part: string) => rows.filter((row) => nameOf(row) === `${name}_${part}`);
    const upTo = of("bucket").map(({ value }) => value);
    const boundaries = of("bucket").map((row) => Number(row.labels["le"]));
    const count = of("count")[0]?.value ?? 0;
    const counts = upTo.map((value, at) => value - (upTo[at - 1] ?? 0));
    const buckets = { boundaries: boundaries.filter(Number.isFinite), counts };
    return {
      ...time,
      attributes: labels,
      value: { buckets, count, sum: of("sum")[0]?.value ?? 0 },
    };
  });
}

function nameOf(row: Kept["values"][number]): string {
  return (row as { metricName?: string }).metricName ?? "";
}

function toHrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
