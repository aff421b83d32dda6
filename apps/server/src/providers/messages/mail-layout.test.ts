import { describe, expect, it } from "vitest";
import { layOutMail } from "./mail-layout.ts";

const layOut = (line: string, keeps: readonly string[] = []) =>
  layOutMail({
    recipient: "noa@example.test",
    language: "en",
    subject: `For ${line}`,
    lines: [`Hello ${line},`, "Welcome."],
    keeps,
    button: { label: "Open", link: "https://app.example/x" },
  });

/** What a mail program makes a link of by itself. */
const linked = /https?:\/\/[^\s<]+|www\.[^\s<]+|[\p{L}\p{N}-]+\.\p{L}{2,}/gu;

describe("a mail's words", () => {
  it.each([
    "Visit https://evil.example/win",
    "evil.com",
    "www.evil.com/prize",
    "ftp://evil.example",
    "a@evil.co",
    "xn--evil-abc.test",
    "evil．com",
    "בוא.co",
  ])("make no link of a name such as %s", (name) => {
    const { subject, text, html } = layOut(name);
    expect(subject.match(linked) ?? []).toEqual([]);
    expect(text.match(linked)).toEqual(["https://app.example/x"]);
    expect(
      html
        .match(/>[^<]*</g)
        ?.join(" ")
        .match(linked),
    ).toEqual(["https://app.example/x"]);
  });

  it("stand on one line, whatever a name holds", () => {
    const { subject, text } = layOut("Noa\r\n\r\nYour account is at risk\u2028call");
    expect(subject).toBe("For Noa Your account is at risk call");
    expect(text.split("\n\n")[0]).toBe("Hello Noa Your account is at risk call,");
  });

  it("keep initials, figures, and an address that the mail is about", () => {
    const { text } = layOut("J.R. Levi, 9.11.2026, 12.50, noa@new.example", ["noa@new.example"]);
    expect(text).toContain("J.R. Levi, 9.11.2026, 12.50, noa@new.example");
  });
});
