import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api/api-error.ts";
import {
  emailProblemOf,
  lacksSomething,
  phoneProblemOf,
  refusalOf,
} from "./contact-errors.rules.ts";

const disposable = new ApiError("disposable_email", 400);

describe("an error of the contact form", () => {
  it("stands at the email when the email is at fault", () => {
    expect(emailProblemOf("bad_email", null)).toBe("contact.bad_email");
    expect(emailProblemOf(undefined, disposable)).toBe("errors.disposable_email");
    expect(emailProblemOf("required", disposable)).toBeNull();
    expect(emailProblemOf(undefined, null)).toBeNull();
    expect(refusalOf(disposable)).toBeNull();
  });

  it("stands at the phone when that is no phone", () => {
    expect(phoneProblemOf("bad_phone")).toBe("contact.bad_phone");
    expect(phoneProblemOf("required")).toBeNull();
  });

  it("asks for all fields when one is empty", () => {
    expect(lacksSomething({ name: { message: "required" }, email: undefined })).toBe(true);
    expect(lacksSomething({ phone: { message: "bad_phone" } })).toBe(false);
  });

  it.each([
    [new ApiError("too_many_submissions", 429), "errors.too_many_submissions"],
    [new ApiError("captcha_failed", 400), "errors.captcha_failed"],
    [new ApiError("captcha_required", 400), "errors.captcha_failed"],
    [new ApiError("network", 0), "contact.failed"],
    [new ApiError("internal", 500), "contact.failed"],
    [new Error("what?"), "contact.failed"],
    [
      new ApiError("invalid_input", 400, { fields: [{ path: "phone", problem: "bad_phone" }] }),
      null,
    ],
  ])("else stands by the button: %s", (error, said) => {
    expect(refusalOf(error)).toBe(said);
  });
});
