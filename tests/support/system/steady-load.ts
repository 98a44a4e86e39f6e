import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fillForm } from '../application.ts';
import { sendOnce } from '../send-application.ts';

const PAGES_A_SECOND = 50;
const TRIED_FOR_MS = 600_000;
const APPLICATIONS_A_SECOND = 2;
const PATHS = ['/', '/career', '/about', '/services', '/contact', '/application', '/feeds/jobs.atom', '/api/jobposts'];

export interface Sent {
  pages: number;
  applications: number;
  /** Of the first tries those that were answered with an error, or not at all, in words. */
  failed: string[];
  /** The references of all applications. */
  references: string[];
}

/**
 * Opens 50 pages, or as many as told, and sends 2 applications a second until it is stopped, also after errors. An application whose
 * first try fails is sent again with the same key, when the answer says, as the form does.
 */
export function startSteadyLoad(site: string, pagesASecond = PAGES_A_SECOND): { stop(): Promise<Sent> } {
  const sent: Sent = { pages: 0, applications: 0, failed: [], references: [] };
  const underWay = new Set<Promise<void>>();
  let goesOn = true;

  function begin(what: string, act: () => Promise<void>): void {
    const done = act()
      .catch(
        (error: Error & { cause?: Error }) =>
          void sent.failed.push([what, error.message, error.cause?.message].join(': ')),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function openPage(path: string): Promise<void> {
    sent.pages += 1;
    const answer = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(30_000) });
    const body = await answer.text();
    if (answer.status !== 200) sent.failed.push(`${path}: ${answer.status} ${body.slice(0, 100)}`);
  }

  async function apply(): Promise<void> {
    sent.applications += 1;
    const filled = await fillForm({ email: `asha.${sent.applications}@mail.example` });
    // Each from an address of its own, as visitors have them.
    const from = { 'X-Forwarded-For': `203.0.${randomInt(256)}.${randomInt(256)}` };
    const send = () => sendOnce(site, filled, from).catch((error: Error) => error);
    let answer = await send();
    if (answer instanceof Error || answer.status !== 201)
      sent.failed.push(
        `application: ${answer instanceof Error ? answer.message : `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`}`,
      );
    for (const end = Date.now() + TRIED_FOR_MS; ; answer = await send()) {
      if (!(answer instanceof Error) && answer.status === 201) break;
      if (Date.now() > end) throw new Error('Not taken in ten minutes', { cause: answer });
      await pause(answer instanceof Error ? 1_000 : Number(answer.headers.get('retry-after') ?? 1) * 1_000);
    }
    sent.references.push(answer.body.reference!);
  }

  async function repeat(aSecond: number, act: (at: number) => void): Promise<void> {
    const began = performance.now();
    for (let at = 0; goesOn; at += 1) {
      act(at);
      await pause(Math.max(0, began + ((at + 1) * 1_000) / aSecond - performance.now()));
    }
  }

  const all = Promise.all([
    repeat(pagesASecond, (at) => {
      const path = PATHS[at % PATHS.length]!;
      begin(path, () => openPage(path));
    }),
    repeat(APPLICATIONS_A_SECOND, () => begin('application', apply)),
  ]);
  return {
    async stop() {
      goesOn = false;
      await all;
      await Promise.all(underWay);
      return sent;
    },
  };
}
