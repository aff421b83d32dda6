import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { usePictureUploads } from "../../../platform/forms/use-picture-uploads.ts";
import { useZodForm } from "../../../platform/forms/use-zod-form.ts";
import { leavePage, takePage } from "../../../platform/owner/page-owner.ts";
import { makeMe } from "../../../platform/testing/make-me.ts";
import { showScreen } from "../../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../../ui/testing/showComponent.tsx";
import { OrderFormSchema } from "./order-form.rules.ts";
import { PicturesPart } from "./PicturesPart.tsx";

/** A request that the test answers: the browser's own would need a server. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = "";
  name = "";
  open(): void {}
  setRequestHeader(): void {}
  send(form: FormData): void {
    this.name = (form.get("file") as File).name;
    FakeRequest.sent.push(this);
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const names = { en: "Honey cake.png", he: "עוגת דבש.png", ar: "كعكة العسل.png" } as const;
const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const chooser = () => document.querySelector("input[type=file]") as HTMLInputElement;
const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

function Pictures() {
  const form = useZodForm(OrderFormSchema, { defaultValues: { pictures: [] } });
  const pictures = usePictureUploads((one) =>
    form.setValue("pictures", [...form.getValues("pictures"), one]),
  );
  return <PicturesPart form={form} pictures={pictures} />;
}

beforeEach(() => {
  FakeRequest.sent = [];
  takePage(makeMe().user.id);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return () => {
    vi.unstubAllGlobals();
    leavePage();
  };
});

describe.each(triedLanguages)("in $language", (tried) => {
  const name = names[tried.language];

  test("pictures are sent one after the other, each says how far it is and then stands there", async () => {
    const t = await showScreen(tried, <Pictures />);
    await userEvent.upload(chooser(), [picture(name), picture("second.png")]);
    await expect.poll(() => FakeRequest.sent.map((one) => one.name)).toEqual([name]);
    FakeRequest.sent[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 40, total: 100 });
    const bar = page.getByRole("progressbar", { name });
    await expect.element(bar).toHaveAttribute("aria-valuenow", "40");
    FakeRequest.sent[0]?.answer(201, { id: "a", thumbUrl: dot, url: dot });
    await expect.poll(() => FakeRequest.sent.map((one) => one.name)).toEqual([name, "second.png"]);
    await expect.element(page.getByText(t("orders.picture_nth", { number: 1 }))).toBeVisible();
  });

  test("one that fails says why and is taken away, and the next is sent all the same", async () => {
    const t = await showScreen(tried, <Pictures />);
    await userEvent.upload(chooser(), [picture(name), picture("second.png")]);
    await expect.poll(() => FakeRequest.sent.length).toBe(1);
    FakeRequest.sent[0]?.onerror?.();
    await expect.element(page.getByText(t("errors.network"))).toBeVisible();
    await expect.poll(() => FakeRequest.sent.length).toBe(2);
    const remove = t("common.labelled", { label: t("common.picture_remove"), value: name });
    await userEvent.click(page.getByRole("button", { name: remove }));
    await expect.element(page.getByText(t("errors.network"))).not.toBeInTheDocument();
  });

  test("more than an order may have are not sent, and the form says so", async () => {
    const t = await showScreen(tried, <Pictures />);
    const seven = Array.from({ length: 7 }, (_, index) => picture(`${index}.png`));
    await userEvent.upload(chooser(), seven);
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(t("orders.pictures_limit", { limit: 6 }));
    await expect.poll(() => page.getByRole("progressbar").elements().length).toBe(6);
  });
});
