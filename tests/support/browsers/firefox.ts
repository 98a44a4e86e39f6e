import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { connectBiDi, type BiDi } from './bidi.ts';
import type { DrivenBrowser, DrivenTab, ElementRef, StartBrowser } from './driven-tab.ts';
import { type InPage, resultOf, withJson } from './in-page-script.ts';

const STOP_MS = 10_000;
const MOUSE = { id: 'mouse', type: 'pointer', parameters: { pointerType: 'mouse' } };

/** FIREFOX_PATH, else Debian's, else the one that has its plain name. */
const program = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (place) => place && existsSync(place),
);

export const firefox: StartBrowser = program
  ? { start: () => startFirefox(program) }
  : { missing: 'Firefox is not on this machine: install firefox-esr' };

async function startFirefox(file: string): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'frontdoor-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    await stopProcess(child, 'SIGTERM', STOP_MS);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    let address: string | undefined;
    for await (const line of createInterface({ input: child.stderr })) {
      address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) break;
    }
    if (!address) throw new Error('Firefox ended before it could be driven.');
    child.stderr.resume();
    const wire = await connectBiDi(`${address}/session`);
    const { capabilities } = await wire.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const close = () => wire.close();
    return {
      open: () => openTab(wire, `Firefox ${capabilities.browserVersion}`),
      stop: () => stop().finally(close),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openTab(wire: BiDi, version: string): Promise<DrivenTab> {
  const { userContext } = await wire.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await wire.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  type Answer =
    | { type: 'success'; result: { type: string; value?: string; sharedId?: string } }
    | { type: 'exception'; exceptionDetails: { text: string } };
  const call = async (functionDeclaration: string, json: string, elements: ElementRef[]) => {
    const answer = await wire.send<Answer>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: json }, ...elements],
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const run = async (act: InPage, args: unknown[], ...elements: ElementRef[]) =>
    resultOf((await call(withJson(act), JSON.stringify(args), elements)).value!);
  const type = async (text: string) => {
    const actions = [...text.replaceAll('\n', '\uE007')].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await wire.send('input.performActions', { context, actions: [{ id: 'keyboard', type: 'key', actions }] });
  };
  return {
    version,
    goTo: (url) => wire.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => wire.send('browsingContext.reload', { context, wait: 'complete' }),
    run: (act, ...args) => run(act, args) as never,
    runOn: (element, act, ...args) => run(act, args, element) as never,
    async find(look, ...args) {
      const result = await call(`(json) => (${String(look)})(...JSON.parse(json))`, JSON.stringify(args), []);
      return result.sharedId ? { sharedId: result.sharedId } : null;
    },
    async click(element) {
      const origin = { type: 'element', element };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await wire.send('input.performActions', { context, actions: [{ ...MOUSE, actions }] });
    },
    type,
    async choose(select, option) {
      // Its list is the browser's own window: what is typed chooses from it while it is closed.
      await run((element: HTMLElement) => element.focus(), [], select);
      await type(option);
    },
    attach: (element, path) => wire.send('input.setFiles', { context, element, files: [path] }),
    resize: (width, height) => wire.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async picture() {
      const { data } = await wire.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => wire.send('browser.removeUserContext', { userContext }),
  };
}
