import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { parse } from "pg-connection-string";

/** A way to a database that can fall silent without breaking, as a cable does that was pulled out. */
export interface FreezingProxy {
  /** The same database, by this way. */
  url: string;
  /** From now on nothing passes over the connections there are; new ones work. */
  freeze(): void;
  /** How many connections were opened so far. */
  opened(): number;
  close(): Promise<void>;
}

/** Opens a way to a database on a free port of this machine. */
export async function openFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const { host, port, user, password, database } = parse(databaseUrl);
  const portNumber = Number(port ?? 5432);
  const pairs = new Set<[Socket, Socket]>();
  let openedSoFar = 0;
  const server = createServer((near) => {
    openedSoFar += 1;
    const far = host?.startsWith("/")
      ? connect(`${host}/.s.PGSQL.${portNumber}`)
      : connect(portNumber, host ?? "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const login = `${encodeURIComponent(user ?? "")}:${encodeURIComponent(password ?? "")}`;
  return {
    url: `postgres://${login}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    freeze: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
    opened: () => openedSoFar,
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
