import { useState } from "react";
import { FileDrop, type FileItem } from "../FileDrop.tsx";
import type { GalleryTexts } from "./galleryTexts.ts";
import { GallerySection } from "./GallerySection.tsx";

/** Files dropped, pasted or chosen. */
export function FilesPart({ t }: { t: GalleryTexts }) {
  const [files, setFiles] = useState<FileItem[]>([
    { id: "a", name: "cake-yara.jpg", progress: 0.4, detail: "1.2 MB" },
    { id: "b", name: "חשבונית.pdf", error: t.wrong },
  ]);
  const [refused, setRefused] = useState<string[]>([]);
  return (
    <GallerySection title="Files">
      <FileDrop
        label={t.importSheet}
        text={t.importSheet}
        buttonLabel={t.choose}
        hint="PNG, JPG, WebP"
        acceptedTypes={["image/png", "image/jpeg", "image/webp"]}
        allowsMultiple
        files={files}
        onAdd={(added) =>
          setFiles([
            ...files,
            ...added.map((file) => ({ id: crypto.randomUUID(), name: file.name, file })),
          ])
        }
        onRefuse={setRefused}
        error={refused.length > 0 ? refused.join(", ") : undefined}
        onRemove={(id) => setFiles(files.filter((item) => item.id !== id))}
        removeLabel={(name) => `${t.clear}: ${name}`}
      />
    </GallerySection>
  );
}
