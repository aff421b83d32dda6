import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { detectFileType } from "./file-type.ts";

const folder = mkdtempSync(path.join(tmpdir(), "marzipan-types-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How files of many formats begin, in hexadecimal; what follows is zeros. */
const beginnings: Readonly<Record<string, string>> = {
  png: "89504e470d0a1a0a0000000d49484452",
  apng: "89504e470d0a1a0a000000084143544c",
  jpg: "ffd8ffe000104a464946",
  gif: "474946383961",
  webp: "5249464624000000574542505650",
  tiff: "49492a0008000000",
  cr2: "49492a00100000004352",
  avif: "0000001c6674797061766966",
  heic: "000000186674797068656963",
  pdf: "255044462d312e37",
  zip: "504b03041400",
  docx: "504b030414000600080000002100",
  mkv: "1a45dfa3a3",
  webm: "1a45dfa39f4286810142f7",
  mp3: "494433040000000000",
  flac: "664c614300000022",
  ogg: "4f67675300020000",
  asf: "3026b2758e66cf11a6d900aa0062ce6c",
  mp4: "000000206674797069736f6d",
  wav: "5249464624080000574156",
  gzip: "1f8b0800",
  sevenZip: "377abcaf271c",
  rar: "526172211a0700",
  xz: "fd377a585a00",
  zstd: "28b52ffd",
  bz2: "425a68",
  ico: "00000100",
  psd: "38425053",
  woff: "774f4646",
  sqlite: "53514c69746520666f726d61742033",
  deb: "213c617263683e0a64656269616e2d62696e617279",
  elf: "7f454c46",
  xml: "3c3f786d6c20",
  utf16: "fffe3c003f00",
  utf8Mark: "efbbbf3c3f",
  pcap: "d4c3b2a1",
  aac: "fff1",
  crx: "43723234",
  cab: "4d534346",
  midi: "4d546864",
  oleDocument: "d0cf11e0a1b11ae1",
};

describe("the type of a file that is cut off in its header", () => {
  it.each(Object.entries(beginnings))(
    "is unknown or known, and no defect: %s",
    async (name, hex) => {
      const bytes = Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(64)]);
      const file = path.join(folder, name);
      for (let length = 0; length <= 64; length += 1) {
        for (const filler of [0, 0xff]) {
          const head = Buffer.from(bytes.subarray(0, length));
          head.fill(filler, Math.min(length, hex.length / 2));
          writeFileSync(file, head);
          await expect(detectFileType(file)).resolves.toSatisfy(
            (type) => type === null || typeof type === "string",
          );
        }
      }
    },
  );

  it("is an error only where the file cannot be read", async () => {
    await expect(detectFileType(path.join(folder, "missing"))).rejects.toThrow("ENOENT");
  });
});
