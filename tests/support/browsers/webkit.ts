import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { until } from '../until.ts';
import type { DrivenBrowser, DrivenTab, ElementRef, StartBrowser } from './driven-tab.ts';
import { type InPage, resultOf, withJson } from './in-page-script.ts';

const STOP_MS = 10_000;
/** Longer than the limits of a script and of a page, which the browser keeps itself. */
const ANSWER_MS = 90_000;
/** The name of an element's id, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const driver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
// The tool bar would keep the window wider than a phone.
const narrowBar =
  'button, toolbar, toolbar *, box, label, image, entry { min-width: 0; margin: 0; padding: 0; border-width: 0; }';

const absent = [...(existsSync(driver) ? [] : ['webkit2gtk-driver']), ...(existsSync(screen) ? [] : ['xvfb'])];

/** WebKitGTK's test browser, without a window that anybody sees. Its sessions keep nothing on disk, like a private tab. */
export const webkit: StartBrowser =
  absent.length === 0
    ? { start: startWebKit }
    : { missing: `WebKit cannot be driven on this machine: install ${absent.join(' and ')}` };

async function startWebKit(): Promise<DrivenBrowser> {
  const config = mkdtempSync(join(tmpdir(), 'frontdoor-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), narrowBar);
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) await stopProcess(child, 'SIGTERM', STOP_MS);
    rmSync(config, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const env = { ...process.env, DISPLAY: await startScreen(children), XDG_CONFIG_HOME: config };
    return { open: () => until('WebKit has begun a session', () => openTab(env)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the name of its display. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const child = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let number = '';
  for await (const chunk of child.stdio[3] as AsyncIterable<Buffer>) {
    number += chunk.toString();
    if (number.endsWith('\n')) return `:${number.trim()}`;
  }
  throw new Error('Xvfb ended before it had a display.');
}

/** With a driver of its own: one that has ended a session may never begin another. */
async function openTab(env: NodeJS.ProcessEnv): Promise<DrivenTab> {
  const port = await findFreePort(0);
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const stop = () => stopProcess(child, 'SIGTERM', STOP_MS);
  try {
    const server = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver is ready', () => call(server, 'GET', '/status'), { seconds: 30 });
    const capabilities = { alwaysMatch: { timeouts: { script: 30_000, pageLoad: 60_000 } } };
    type Session = { sessionId: string; capabilities: { browserVersion: string } };
    const created = await call<Session>(server, 'POST', '/session', { capabilities });
    const session = `${server}/session/${created.sessionId}`;
    const close = async () => {
      await call(session, 'DELETE', '').catch(() => undefined);
      await stop();
    };
    return { ...driveTab(session), version: `WebKitGTK ${created.capabilities.browserVersion}`, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One command of WebDriver (https://www.w3.org/TR/webdriver2/). @throws with the browser's words when it refuses, or when it does not answer */
async function call<Result = null>(base: string, method: string, path: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(base + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

function driveTab(session: string): Omit<DrivenTab, 'version' | 'close'> {
  const send = <Result = null>(path: string, body: object = {}) => call<Result>(session, 'POST', path, body);
  const on = (element: ElementRef) => `/element/${element[ELEMENT]}`;
  const run = async (act: InPage, args: unknown[], ...elements: ElementRef[]) => {
    const script = `const done = arguments[arguments.length - 1];
      (${withJson(act)})(...Array.prototype.slice.call(arguments, 0, -1)).then(done, (error) => done({ error: String(error) }));`;
    const answer = await send<string | { error: string }>('/execute/async', {
      script,
      args: [JSON.stringify(args), ...elements],
    });
    if (typeof answer !== 'string') throw new Error(answer.error);
    return resultOf(answer);
  };
  return {
    goTo: async (url) => void (await send('/url', { url })),
    reload: async () => void (await send('/refresh')),
    run: (act, ...args) => run(act, args) as never,
    runOn: (element, act, ...args) => run(act, args, element) as never,
    find: (look, ...args) =>
      send<ElementRef | null>('/execute/sync', {
        script: `return (${String(look)})(...JSON.parse(arguments[0]));`,
        args: [JSON.stringify(args)],
      }),
    click: async (element) => void (await send(`${on(element)}/click`)),
    async type(text) {
      const actions = [...text.replaceAll('\n', '\uE007')].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('/actions', { actions: [{ id: 'keyboard', type: 'key', actions }] });
    },
    async choose(select, option) {
      const options = await call<ElementRef[]>(session, 'POST', `${on(select)}/elements`, {
        using: 'css selector',
        value: 'option',
      });
      for (const one of options)
        if ((await run((element: HTMLOptionElement) => element.text, [], one)) === option)
          return void (await send(`${on(one)}/click`));
      throw new Error(`There is no option ${option}.`);
    },
    attach: async (input, path) => void (await send(`${on(input)}/value`, { text: path })),
    async resize(width, height) {
      const around = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight], []);
      const [side = 0, bar = 0] = around as number[];
      await send('/window/rect', { x: 0, y: 0, width: width + side, height: height + bar });
      await until(`the window is ${width} wide`, async () => (await run(() => innerWidth, [])) === width);
    },
    picture: async () => Buffer.from(await call<string>(session, 'GET', '/screenshot'), 'base64'),
  };
}
