import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { DrawFirstScreen } from "@marzipan/contract/first-screen";
import type { Language } from "@marzipan/contract/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageAnswers } from "./page-answers.ts";

/** How long a page waits for its first screen to be drawn; then the browser draws it alone. */
const waitMs = 1000;

/** A screen as it is in the page, and the sources that the content security policy must allow for it. */
interface DrawnScreen {
  markup: string;
  styles: readonly string[];
}

/**
 * Creates the function that draws what a page of the app shows first, by the web's own components as they were built; it
 * answers `null` where there is nothing to draw or drawing fails, since the app draws the page anyway.
 */
export function makeScreenDrawer(file: string) {
  let loading: Promise<DrawFirstScreen | null> | undefined;
  const load = async (): Promise<DrawFirstScreen | null> => {
    if (!existsSync(file)) return null;
    const built = (await import(pathToFileURL(file).href)) as { drawFirstScreen: DrawFirstScreen };
    return built.drawFirstScreen;
  };
  return async (
    request: FastifyRequest,
    language: Language,
    answers: PageAnswers,
  ): Promise<DrawnScreen | null> => {
    const isPhone = isOfPhone(request);
    const draw = async (): Promise<DrawnScreen | null> => {
      const drawFirstScreen = await (loading ??= load());
      const screen = await drawFirstScreen?.({
        url: request.url,
        language,
        browserLanguages: readLanguages(request.headers["accept-language"]),
        isPhone,
        answers,
      });
      if (!screen) return null;
      const fits = isPhone ? "phone" : "wide";
      const markup = `<div class="first-screen" data-fits="${fits}" inert>${screen.html}</div>`;
      return { markup, styles: screen.css === "" ? [] : [screen.css] };
    };
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), waitMs).unref();
    });
    return Promise.race([
      draw().catch((error: unknown) => {
        request.log.warn({ err: error }, "a first screen could not be drawn");
        return null;
      }),
      late,
    ]);
  };
}

/** Draws the first screen of a page; see `makeScreenDrawer`. */
export type ScreenDrawer = ReturnType<typeof makeScreenDrawer>;

function isOfPhone({ headers }: FastifyRequest): boolean {
  const said = headers["sec-ch-ua-mobile"];
  return said === undefined ? /Mobi/.test(headers["user-agent"] ?? "") : said === "?1";
}

function readLanguages(header = ""): string[] {
  const tags = header.slice(0, 500).split(",");
  return tags.map((tag) => tag.split(";", 1)[0]?.trim() ?? "").filter((tag) => tag !== "");
}

/** Puts styles into a page, each by the hash of its text. */
export function allowStyles(reply: FastifyReply, styles: readonly string[]): void {
  const sources = styles.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  const policy = String(reply.getHeader("content-security-policy"));
  reply.header(
    "content-security-policy",
    policy.replace(/style-src [^;]*/, (part) => [part, ...sources].join(" ")),
  );
}
