import type { Database, Reads } from "../database/database.ts";
import type { Deps } from "../feature/deps.ts";
import type { Telemetry } from "./telemetry.port.ts";

const ports = ["files", "messenger", "receiptReader", "pdf", "captcha", "payments"] as const;

/** Returns the dependencies with a span around each transaction and each call of the outside. */
export function traced(deps: Deps, telemetry: Telemetry): Deps {
  const outside = Object.fromEntries(
    ports.map((name) => [name, traceMethods(telemetry, name, deps[name])]),
  );
  return { ...deps, ...outside, telemetry, database: traceDatabase(telemetry, deps.database) };
}

function traceDatabase(telemetry: Telemetry, database: Database): Database {
  const { tolerant, lookUp, transact } = database;
  const facts = { "db.system.name": "postgresql" };
  return {
    ...database,
    ...traceReads(telemetry, database),
    transact: (proof, work, mode) =>
      telemetry.trace(`database transact ${proof.kind}`, facts, () => transact(proof, work, mode)),
    lookUp: (statement) =>
      telemetry.trace(`database look up ${statement.name ?? ""}`.trimEnd(), facts, () =>
        lookUp(statement),
      ),
    tolerant: (wroteAtMs) => traceReads(telemetry, tolerant(wroteAtMs)),
  };
}

function traceReads(telemetry: Telemetry, { transact, snapshot, read }: Reads): Reads {
  const facts = { "db.system.name": "postgresql" };
  return {
    transact: (proof, work, mode) =>
      telemetry.trace(`database transact ${proof.kind} ${mode}`, facts, () =>
        transact(proof, work, mode),
      ),
    snapshot: (proof, work) =>
      telemetry.trace(`database snapshot ${proof.kind}`, facts, () => snapshot(proof, work)),
    read: (proof, statement) =>
      telemetry.trace(`database read ${proof.kind}`, facts, () => read(proof, statement)),
  };
}

function traceMethods<Port extends object>(telemetry: Telemetry, name: string, port: Port): Port {
  return new Proxy(port, {
    get: (target, key, receiver) => {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof found !== "function") return found;
      return (...given: unknown[]): unknown =>
        telemetry.trace(
          `${name} ${String(key)}`,
          {},
          () => Reflect.apply(found, target, given) as unknown,
        );
    },
  });
}
