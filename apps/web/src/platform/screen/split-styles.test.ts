import { describe, expect, it } from "vitest";
import { splitStyles } from "./split-styles.ts";

describe("the styles of a screen that the server draws", () => {
  it("become rules, equal ones the same", () => {
    const { html, css } = splitStyles(
      '<i style="inline-size:40%"></i><b style="--at:2"></b><i style="inline-size:40%"></i>',
    );
    expect(html).toBe('<i data-look="0"></i><b data-look="1"></b><i data-look="0"></i>');
    expect(css).toBe('[data-look="0"]{inline-size:40%}[data-look="1"]{--at:2}');
  });

  it("are refused where they could end the rule or the element", () => {
    expect(splitStyles('<i style="color:red}*{color:blue"></i>')).toEqual({
      html: "<i></i>",
      css: "",
    });
    expect(splitStyles('<i style="a:&lt;/style>"></i>').css).toBe("");
  });

  it("touch no words", () => {
    const text = "<p>She said style=&quot;x&quot;</p>";
    expect(splitStyles(text).html).toBe(text);
  });
});
