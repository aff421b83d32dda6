import { expect, it } from "vitest";
import { detectEncoding } from "./decode.rules.ts";

/** Short files whose words are not among the letters that the detector knows; Node writes none of these encodings. */
it.each([
  [
    "gb18030",
    "贺梓涵",
    "0NXD+yzK1rv6LLPHytAKutjo97qtLDEzODAwMDAwMDAxLNbpuqPP49beCrmo0anDtywxMzgwMDAwMDAwMizE/rKo",
  ],
  [
    "big5",
    "賴冠廷",
    "qW2mVyyk4r73LKuwpasKv+CrYafKLDA5MTIwMDAwMDEsquG9rArErMP9pnAsMDkxMjAwMDAwMiyw8raptOQ=",
  ],
  [
    "euc-kr",
    "노희경",
    "wMy4pyzA/MitLLW1vcMKs+vI8bDmLDAxMDAwMDAwMDAxLMO1vsi9wwq6r7/kx9EsMDEwMDAwMDAwMDIsxvfH1w==",
  ],
  [
    "euc-jp",
    "菅原結衣",
    "u+HMvizFxc/DLL27veoKv/u4trfrsOEsMDMxMjAwMDAwMSy5rcXnu9QKy9nG4sC/u8osMDMxMjAwMDAwMizLrba2u9Q=",
  ],
  [
    "shift_jis",
    "菅原結衣",
    "joGWvCyTZJhiLI9aj4oKkJuMtIyLiN8sMDMxMjAwMDAwMSyNTJOHjnMKlniT4JC9jmksMDMxMjAwMDAwMiyWTIu0jnM=",
  ],
  [
    "iso-8859-6",
    "فاطمة",
    "x+TH0+Usx+TM6MfkLMfk5c/q5skK4cfX5ckgx+TS59HHwSwwNTAwMDAwMDAxLMfk5sfV0ck=",
  ],
])("recognizes %s by its bytes", (encoding, word, file) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  expect(new TextDecoder(detectEncoding(bytes)).decode(bytes)).toContain(word);
  expect(detectEncoding(bytes)).toBe(encoding);
});
