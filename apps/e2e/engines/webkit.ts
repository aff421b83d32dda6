import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities } from "selenium-webdriver";
import type { WebDriver, WebElement } from "selenium-webdriver";
import { isClickable, until, visible } from "./engine.ts";
import type { EngineBrowser } from "./engine.ts";

const valueLimitMs = 30_000;
const replyLimitMs = 20_000;

/** Runs a script in the page; rejects when no reply comes: the driver loses a script whose page leaves meanwhile. */
async function runScript<T>(driver: WebDriver, script: string, ...args: unknown[]): Promise<T> {
  const timer = new AbortController();
  const late = wait(replyLimitMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`the driver lost ${script.slice(0, 80)}`);
  });
  try {
    return await Promise.race([driver.executeScript<T>(script, ...args), late]);
  } finally {
    late.catch(() => undefined);
    timer.abort();
  }
}

/** Where the window is drawn: a screen in memory, `:7`, and the process that keeps it. */
async function openScreen(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const [said] = (await once(child.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return { display: `:${said.toString().trim()}`, child };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Starts WebKit by its driver, whose path is given, and drives it: Safari in a window on macOS, elsewhere WebKitGTK's own
 * browser on a screen in memory.
 */
export async function startWebKit(baseUrl: string, driverPath: string): Promise<EngineBrowser> {
  const screen = driverPath.endsWith("safaridriver") ? null : await openScreen();
  const port = await findPort();
  const driverProcess = spawn(driverPath, ["-p", String(port)], {
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
    stdio: "ignore",
  });
  const browserName = screen ? "MiniBrowser" : "Safari";
  // The driver would wait for a page with an open stream for ever.
  const capabilities = new Capabilities({ browserName, pageLoadStrategy: "none" });
  const driver = await until(() =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
  await driver.manage().window().setRect({ x: 0, y: 0, width: 450, height: 900 });
  return {
    load: async (path) => {
      await runScript(driver, "window.isLeft = true");
      await driver.get(baseUrl + path);
      await until(async () => {
        const isThere = "return !window.isLeft && document.readyState === 'complete'";
        if (!(await runScript<boolean>(driver, isThere))) throw new Error(`${path} did not come`);
      });
    },
    evaluate: (expression) => evaluate(driver, expression),
    click: async (xpath) => {
      const element = await find(driver, xpath);
      if (!(await runScript<boolean>(driver, `return ${isClickable(xpath)}`)))
        throw new Error(`${xpath} is covered`);
      await element.click();
    },
    type: async (xpath, text) => {
      const element = await find(driver, xpath);
      await runScript(driver, "arguments[0].focus(); arguments[0].select()", element);
      await element.sendKeys(text);
    },
    chooseFile: (file) => driver.findElement(By.css("input[type=file]")).sendKeys(file),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: async () => {
      await driver.quit().catch(() => undefined);
      driverProcess.kill();
      screen?.child.kill();
    },
  };
}

async function find(driver: WebDriver, xpath: string): Promise<WebElement> {
  const element = await runScript<WebElement | undefined>(driver, `return ${visible(xpath)}`);
  if (!element) throw new Error(`nothing on ${await driver.getCurrentUrl()} is ${xpath}`);
  return element;
}

/** A script that waits for a promise is lost when the page goes on loading, so its value is read afterwards, as JSON. */
async function evaluate<T>(driver: WebDriver, expression: string): Promise<T> {
  const atOnce = await runScript<string | null>(
    driver,
    `const result = ${expression};
    if (!(result instanceof Promise)) return JSON.stringify({ value: result });
    window.evaluated = null;
    result.then(
      (value) => (window.evaluated = JSON.stringify({ value })),
      (error) => (window.evaluated = JSON.stringify({ error: String(error) })),
    );
    return null;`,
  );
  const { value, error } =
    parse<T>(atOnce) ?? (await until(() => readLater<T>(driver), valueLimitMs));
  if (error !== undefined) throw new Error(error);
  return value;
}

interface Evaluated<T> {
  value: T;
  error?: string;
}

const parse = <T>(json: string | null): Evaluated<T> | null =>
  json === null ? null : (JSON.parse(json) as Evaluated<T>);

async function readLater<T>(driver: WebDriver): Promise<Evaluated<T>> {
  const found = parse<T>(await runScript(driver, "return window.evaluated ?? null"));
  if (!found) throw new Error("the expression has no value yet");
  return found;
}
