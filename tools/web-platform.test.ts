import { describe, expect, it } from "vitest";
import { complainOfWebImport, complainOfWebPlace } from "./structure/web-features.ts";

const platform = "apps/web/src/platform/";
const complain = (from: string, to: string): string | null =>
  complainOfWebImport(platform + from, platform + to);

describe("the folders of the web platform", () => {
  it("import those to their left and the files beside them", () => {
    expect(complain("owner/page-owner.ts", "storage.ts")).toBeNull();
    expect(complain("api/call.ts", "owner/page-owner.ts")).toBeNull();
    expect(complain("forms/DraftNotice.test.tsx", "testing/make-me.ts")).toBeNull();
  });

  it("do not import those to their right", () => {
    expect(complain("api/call.ts", "session/me.tsx")).toContain('"api" is left of "session"');
    expect(complain("storage.ts", "api/call.ts")).toContain('may not import its folder "api"');
    expect(complain("forms/Field.tsx", "testing/make-me.ts")).toContain('"forms" is left of');
  });

  it("are those of the order", () => {
    expect(complainOfWebPlace(`${platform}api/call.ts`)).toBeNull();
    expect(complainOfWebPlace(`${platform}things/x.ts`)).toContain('"things" is no folder');
  });
});
