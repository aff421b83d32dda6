import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";

const text = readFileSync(new URL("../worker/worker.js", import.meta.url), "utf8");
const firstLine = 'const build = { version: "", entry: "", files: [], sections: [] };';
const origin = "https://bakery.test";

type Listener = (event: Record<string, unknown>) => void;

/** Names of caches, each with what it has by path. */
let stored: Map<string, Map<string, Response>>;
/** What the server has by path, `null` for the app's page; everything fails while it is away. */
let served: Map<string, string>;
let isAway: boolean;
let asked: string[];

const pathOf = (asking: string | { url: string }): string =>
  new URL(typeof asking === "string" ? asking : asking.url, origin).pathname;

function cacheOf(name: string) {
  const held = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, held);
  return {
    match: async (path: string) => held.get(path)?.clone(),
    put: async (path: string, answer: Response) => void held.set(path, answer.clone()),
  };
}

const caches = {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (path: string) =>
    [...stored.values()]
      .find((held) => held.has(path))
      ?.get(path)
      ?.clone(),
};

async function fetchIt(asking: string | { url: string }): Promise<Response> {
  const path = pathOf(asking);
  asked.push(path);
  if (isAway) throw new TypeError("no network");
  const body = served.get(path);
  return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
}

/** Runs the worker of a build, and returns how to send it events. */
function startWorker(version: string, entry: string) {
  const facts = {
    version,
    entry,
    files: [entry, "/assets/orders-1.js"],
    sections: ["/dashboard", "/menu"],
  };
  const listeners = new Map<string, Listener>();
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const world = createContext({ self, caches, fetch: fetchIt, URL, setTimeout, Response });
  runInContext(text.replace(firstLine, `const build = ${JSON.stringify(facts)};`), world);
  const wait = async (name: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return {
    install: () => wait("install"),
    activate: () => wait("activate"),
    /** Returns the text that a request gets, `null` where the worker leaves it to the browser. */
    ask: async (path: string, more: object = {}): Promise<string | null> => {
      const request = { url: origin + path, method: "GET", mode: "cors", ...more };
      let answer: Promise<Response> | null = null;
      listeners.get("fetch")?.({
        request,
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      return answer === null ? null : await (await (answer as Promise<Response>)).text();
    },
  };
}

const page = { mode: "navigate" };
const release = (entry: string): void => {
  served = new Map([
    ["/dashboard", `page of ${entry}`],
    ["/startup.js", `startup of ${entry}`],
    [entry, `script ${entry}`],
    ["/assets/orders-1.js", "orders"],
  ]);
};

beforeEach(() => {
  stored = new Map();
  asked = [];
  isAway = false;
  release("/assets/index-1.js");
});

describe("the worker", () => {
  it("opens the app's pages with the network, and without it from what it has", async () => {
    const worker = startWorker("one", "/assets/index-1.js");
    await worker.install();
    await worker.activate();
    served.set("/dashboard", "page of somebody");
    expect(await worker.ask("/dashboard", page)).toBe("page of somebody");
    isAway = true;
    expect(await worker.ask("/dashboard", page)).toBe("page of /assets/index-1.js");
    expect(await worker.ask("/assets/orders-1.js")).toBe("orders");
    expect(await worker.ask("/startup.js")).toBe("startup of /assets/index-1.js");
  });

  it("leaves everything else to the browser", async () => {
    const worker = startWorker("one", "/assets/index-1.js");
    await worker.install();
    const others = [
      "/",
      "/auth",
      "/m/demo",
      "/menu/public/demo",
      "/shared/papers/x",
      "/dashboards",
    ];
    for (const path of others) expect(await worker.ask(path, page)).toBeNull();
    expect(await worker.ask("/api/me")).toBeNull();
    expect(await worker.ask("/api/orders", { method: "POST" })).toBeNull();
    expect(await worker.ask("/dashboard")).toBeNull();
    expect(
      await worker.ask("/assets/orders-1.js", { url: "https://other.test/assets/a.js" }),
    ).toBeNull();
  });

  it("is not installed with the page of another build", async () => {
    const worker = startWorker("two", "/assets/index-2.js");
    await expect(worker.install()).rejects.toThrow("another build");
  });

  it("keeps the files of the build before for its open pages, and of none older", async () => {
    for (const version of ["1", "2", "3"]) {
      const entry = `/assets/index-${version}.js`;
      release(entry);
      const worker = startWorker(version, entry);
      await worker.install();
      await worker.activate();
    }
    isAway = true;
    expect([...stored.keys()]).toEqual(["marzipan.files.2", "marzipan.files.3"]);
    const newest = startWorker("3", "/assets/index-3.js");
    expect(await newest.ask("/assets/index-2.js")).toBe("script /assets/index-2.js");
    expect(await newest.ask("/dashboard", page)).toBe("page of /assets/index-3.js");
    await expect(newest.ask("/assets/index-1.js")).rejects.toThrow("no network");
  });

  it("asks for a file once, and takes those that stay from the build before", async () => {
    const first = startWorker("1", "/assets/index-1.js");
    await first.install();
    release("/assets/index-2.js");
    asked = [];
    await startWorker("2", "/assets/index-2.js").install();
    expect(asked).toEqual(["/dashboard", "/startup.js", "/assets/index-2.js"]);
  });
});
