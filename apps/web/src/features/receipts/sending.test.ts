import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetRemembered } from "../../platform/session/forgetting.ts";
import { leavePage, takePage } from "../../platform/session/page-owner.ts";
import { sendReceipts } from "./sending.ts";

/** A request that ends when the test says so. */
class HeldRequest {
  static all: HeldRequest[] = [];
  upload = {};
  status = 0;
  responseText = "";
  onload?: () => void;
  onabort?: () => void;
  name = "";
  constructor() {
    HeldRequest.all.push(this);
  }
  open(): void {}
  setRequestHeader(): void {}
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
  leavePage();
  vi.unstubAllGlobals();
});

const named = (...names: string[]): File[] => names.map((name) => new File(["x"], name));
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
