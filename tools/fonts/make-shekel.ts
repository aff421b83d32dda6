import { writeFile } from "node:fs/promises";
import { cutShekel, fontFolder } from "./shekel.ts";

// Run after a new version of Rubik: `node tools/fonts/make-shekel.ts`.
await writeFile(new URL("rubik-shekel.woff2", fontFolder), await cutShekel());
