import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Server } from "node:net";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { CallsUnderWay } from "./calls-under-way.ts";

/**
 * How long requests that were sent before their client could know of the stop are still answered, with 503: closing
 * an idle connection at once would cut those that are on their way.
 */
const graceMs = 500;

/** What became of the calls that were under way when the server was asked to stop. */
export interface Drained {
  answered: number;
  /** Those that took longer than was waited. */
  cut: number;
}

/** Stops a server gracefully: calls under way are answered first. */
export interface Drain {
  /** True from the moment on in which the server is asked to stop. */
  readonly isStopping: boolean;
  /**
   * Refuses new requests with 503, also those already on their way over open connections; closes idle connections
   * after a grace period, and resolves when all calls are answered, or when the time is over: then their connections
   * are closed.
   */
  run(withinMs: number): Promise<Drained>;
}

/** Watches connections and calls of an application, so that it can be drained; its hook has to be the first. */
export function prepareDrain(app: FastifyInstance, underWay: CallsUnderWay): Drain {
  const sockets = new Set<Socket>();
  const calls = new Map<ServerResponse, Socket>();
  let isStopping = false;
  let tellAnswered = (): void => undefined;

  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = reply;
    if (isStopping) {
      reply.header("connection", "close");
      done(new AppError("unavailable"));
      return;
    }
    const { endpointId } = request.routeOptions.config as { endpointId?: string };
    const endpoint = endpointId ?? "other";
    calls.set(raw, request.raw.socket);
    underWay.begin(endpoint);
    raw.once("close", () => {
      calls.delete(raw);
      underWay.end(endpoint);
      if (isStopping) tellAnswered();
    });
    done();
  });

  /** Lets a connection end with the answer that is under way on it. */
  function endWithAnswer(response: ServerResponse, socket: Socket): void {
    if (!response.headersSent) response.shouldKeepAlive = false;
    else response.once("finish", () => socket.destroySoon());
  }

  return {
    get isStopping() {
      return isStopping;
    },
    run: async (withinMs) => {
      isStopping = true;
      const atFirst = calls.size;
      for (const [response, socket] of calls) endWithAnswer(response, socket);
      if (sockets.size > 0) await sleep(Math.min(graceMs, withinMs));
      // Of node:net, since that of node:http closes connections whose answer is not sent to its end.
      Server.prototype.close.call(app.server);
      const busy = new Set(calls.values());
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        tellAnswered = () => {
          if (calls.size > 0) return;
          clearTimeout(timer);
          resolve();
        };
        tellAnswered();
      });
      const cut = calls.size;
      for (const socket of sockets) socket.destroy();
      return { answered: atFirst - cut, cut };
    },
  };
}
