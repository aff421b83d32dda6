import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FileDrop, type FileDropProps } from "./FileDrop.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

const names = { en: "Honey cake.png", he: "עוגת דבש.png", ar: "كعكة العسل.png" } as const;
const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const song = new File(["x"], "song.mp3", { type: "audio/mpeg" });

function Pictures(props: Partial<FileDropProps>) {
  return (
    <FileDrop
      label="Pictures"
      text="Drop pictures here, or"
      buttonLabel="Choose pictures"
      acceptedTypes={["image/png"]}
      files={[]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      removeLabel={(name) => `Remove ${name}`}
      {...props}
    />
  );
}

const chooser = () => document.querySelector("input[type=file]") as HTMLInputElement;

describe.each(triedLanguages)("in $language", (tried) => {
  const name = names[tried.language];

  test("chosen files are taken, those of another kind named", async () => {
    const [onAdd, onRefuse] = [
      vi.fn<(files: File[]) => void>(),
      vi.fn<(names: string[]) => void>(),
    ];
    await showComponent(tried, <Pictures allowsMultiple onAdd={onAdd} onRefuse={onRefuse} />);
    await userEvent.upload(chooser(), [picture(name), song]);
    expect(onAdd.mock.calls[0]?.[0].map((file) => file.name)).toEqual([name]);
    expect(onRefuse.mock.calls).toEqual([[["song.mp3"]]]);
  });

  test("each file says how far it is or what failed, and can be taken away", async () => {
    const onRemove = vi.fn<(id: string) => void>();
    const files = [
      { id: "a", name, file: picture(name), progress: 0.4 },
      { id: "b", name: "second.png", error: "Too large" },
    ];
    await showComponent(tried, <Pictures files={files} onRemove={onRemove} />);
    const bar = page.getByRole("progressbar", { name });
    await expect.element(bar).toHaveAttribute("aria-valuenow", "40");
    await expect.element(page.getByText("Too large")).toBeVisible();
    await userEvent.dblClick(page.getByRole("button", { name: `Remove ${name}` }));
    expect(new Set(onRemove.mock.calls.map(([id]) => id))).toEqual(new Set(["a"]));
  });
});
