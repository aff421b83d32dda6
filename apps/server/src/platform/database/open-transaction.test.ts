import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { SessionProof } from "./proof.ts";

// Every server test runs with these guards: a call to an external service inside a transaction fails there.

let test: TestApp;
let proof: SessionProof;
beforeAll(async () => {
  test = await startTestApp();
  proof = await readSessionProof(test, await test.member());
});
afterAll(() => test.close());

const mail = { recipient: "a@example.test", language: "en", subject: "s", lines: ["l"] } as const;

describe("inside a transaction", () => {
  it("neither files, messages, captcha, papers nor receipts' readers are called", async () => {
    const { files, messenger, captcha, pdf, receiptReader } = test.deps;
    const calls: (() => unknown)[] = [
      () => files.put("a/b", Buffer.from("x")),
      () => files.get("a/b"),
      () => files.remove("a/b"),
      () => files.removeAll("a"),
      () => files.keys(),
      () => messenger.queueMail(mail),
      () => messenger.deliverDue(),
      () => captcha.isSolved("x", "sign_up", "10.0.0.1"),
      () => captcha.makeChallenge("sign_up"),
      () => pdf.set("", {}),
      () => receiptReader.close(),
    ];
    for (const call of calls) {
      const inside = test.deps.database.transact(proof, async (tx) => {
        await tx.entered;
        await call();
      });
      await expect(inside).rejects.toThrow("was called inside a transaction");
    }
  });

  it("a mail is kept in the transaction itself, and what comes after the commit is free", async () => {
    const { database, messenger, files } = test.deps;
    const after = Promise.withResolvers<unknown>();
    await database.transact(proof, async (tx) => {
      await messenger.queueMail(mail, tx);
      tx.afterCommit(() => void files.get("a/b").then(after.resolve, after.reject));
    });
    expect(await after.promise).toBeNull();
    expect(await files.get("a/b")).toBeNull();
  });
});
