import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiError } from "../../platform/api/api-error.ts";
import { forgetRemembered } from "../../platform/owner/forgetting.ts";
import { leavePage, takePage } from "../../platform/owner/page-owner.ts";
import { listSending, sendReceipts } from "./sending.ts";

/** A request that ends when the test says so. */
class HeldRequest {
  static all: HeldRequest[] = [];
  upload = {};
  status = 0;
  responseText = "";
  onload?: () => void;
  onabort?: () => void;
  name = "";
  key = "";
  constructor() {
    HeldRequest.all.push(this);
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    if (name === "idempotency-key") this.key = value;
  }
  onerror?: () => void;
  send(form: FormData): void {
    this.name = (form.get("file") as File).name;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number): void {
    this.status = status;
    this.responseText = "{}";
    this.onload?.();
  }
}

beforeEach(() => {
  HeldRequest.all = [];
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  takePage("dana");
});

afterEach(() => {
  forgetRemembered();
  leavePage();
  vi.unstubAllGlobals();
});

const named = (...names: string[]): File[] => names.map((name) => new File(["x"], name));
const errors = () => listSending().map(({ error }) => error && (error as ApiError).code);
const sent = (): string[] => HeldRequest.all.map(({ name }) => name);

it("sends receipts one after the other, in the order in which they were chosen", async () => {
  const client = new QueryClient();
  sendReceipts(client, named("first", "second"));
  sendReceipts(client, named("third", "fourth"));
  expect(sent()).toEqual(["first"]);
  HeldRequest.all[0]?.answer(201);
  await vi.waitFor(() => expect(sent()).toEqual(["first", "second"]));
  // A refused one does not stop the others.
  HeldRequest.all[1]?.answer(400);
  await vi.waitFor(() => expect(sent()).toEqual(["first", "second", "third"]));
  HeldRequest.all[2]?.answer(201);
  await vi.waitFor(() => expect(sent()).toHaveLength(4));
  HeldRequest.all[3]?.answer(201);
});

it("sends nothing more of an account whose page it no longer is", async () => {
  const client = new QueryClient();
  sendReceipts(client, named("first", "second"));
  leavePage();
  forgetRemembered();
  takePage("noa");
  sendReceipts(client, named("of noa"));
  await vi.waitFor(() => expect(sent()).toEqual(["first", "of noa"]));
  HeldRequest.all[1]?.answer(201);
});

it("keeps what was not taken, and sends what the network lost again, once", async () => {
  const client = new QueryClient();
  const [lost, refused] = named("lost", "refused") as [File, File];
  sendReceipts(client, [lost, refused]);
  HeldRequest.all[0]?.onerror?.();
  await vi.waitFor(() => expect(sent()).toEqual(["lost", "refused"]));
  HeldRequest.all[1]?.answer(400);
  await vi.waitFor(() => expect(errors()).toEqual(["network", "internal"]));

  // Further ones are chosen: the lost one goes first, and the refused one still says why.
  sendReceipts(client, named("third"));
  await vi.waitFor(() => expect(sent()).toEqual(["lost", "refused", "lost"]));
  expect(errors()).toEqual([null, "internal", null]);
  expect(HeldRequest.all[2]?.key).toBe(HeldRequest.all[0]?.key);
  HeldRequest.all[2]?.onerror?.();
  await vi.waitFor(() => expect(sent()).toHaveLength(4));
  HeldRequest.all[3]?.answer(201);

  // The network is back.
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(sent().slice(4)).toEqual(["lost"]));
  HeldRequest.all[4]?.answer(201);

  // Who chooses a refused one again sees it once.
  await vi.waitFor(() => expect(errors()).toEqual(["internal"]));
  sendReceipts(client, [refused]);
  expect(errors()).toEqual([null]);
  HeldRequest.all[5]?.answer(201);
  await vi.waitFor(() => expect(errors()).toEqual([]));
});
