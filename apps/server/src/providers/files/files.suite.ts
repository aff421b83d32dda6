import { expect, it } from "vitest";
import type { FileStore } from "./files.port.ts";

/** What every place for files must do; `open` returns an empty one. */
export function describeFileStore(open: () => FileStore): void {
  const text = async (store: FileStore, key: string): Promise<string | null> => {
    const bytes = await store.get(key);
    return bytes === null ? null : Buffer.from(bytes).toString();
  };

  it("keeps bytes under a key, the last ones put there", async () => {
    const store = open();
    await store.put("a/1/large.webp", Buffer.from("one"));
    await store.put("a/1/large.webp", Buffer.from("two"));
    expect(await text(store, "a/1/large.webp")).toBe("two");
    expect(await text(store, "a/1/thumb.webp")).toBeNull();
  });

  it("removes a key, or a whole folder and nothing beside it", async () => {
    const store = open();
    for (const key of ["b/1/x", "b/1/y", "b/2/x", "b/12/x"]) {
      await store.put(key, Buffer.from(key));
    }
    await store.remove("b/2/x");
    await store.remove("b/2/x");
    await store.removeAll("b/1");
    await store.removeAll("b/nothing");
    expect(await text(store, "b/1/x")).toBeNull();
    expect(await text(store, "b/1/y")).toBeNull();
    expect(await text(store, "b/2/x")).toBeNull();
    expect(await text(store, "b/12/x")).toBe("b/12/x");
  });

  it("tells every key that is there", async () => {
    const store = open();
    const all = async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const key of store.keys()) keys.push(key);
      return keys;
    };
    const before = await all();
    await store.put("c/1/large.webp", Buffer.from("x"));
    await store.put("c/2/original.pdf", Buffer.from("y"));
    await store.remove("c/2/original.pdf");
    expect(await all()).toEqual(expect.arrayContaining(["c/1/large.webp", ...before]));
    expect(await all()).toHaveLength(before.length + 1);
  });

  it("refuses keys that lead out of it", async () => {
    const store = open();
    for (const key of ["../x", "a/../../x", "/etc/passwd", "a b", "קבלה.pdf", ""]) {
      await expect((async () => await store.put(key, Buffer.from("x")))()).rejects.toThrow(
        "not a file key",
      );
    }
  });
}
