import { randomInt } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fillForm, formDataOf } from '../application.ts';

/** Longer than a container is given to end where nobody asks for more. */
const SECONDS = 75;
/** One begins each so many seconds, so that some are under way at any moment. */
const BEGIN_EACH = 20;
/** The API ends an upload that sends nothing for 20 seconds. */
const PIECE_EACH = 3;

export interface SlowUploads {
  sent: number;
  /** Those that were not answered with 201, in words. */
  failed: string[];
  references: string[];
}

/** Sends applications whose resumes take 75 seconds to arrive, each once, until it is stopped, maybe twice; that waits for the last answer. */
export function startSlowUploads(site: string): { stop(): Promise<SlowUploads> } {
  const uploads: SlowUploads = { sent: 0, failed: [], references: [] };
  const stopped = new AbortController();

  async function send(): Promise<void> {
    uploads.sent += 1;
    const filled = await fillForm({ email: `slow.${uploads.sent}@mail.example` });
    const form = new Response(formDataOf(filled));
    const body = Buffer.from(await form.arrayBuffer());
    const call = request(`${site}/api/application`, {
      method: 'POST',
      headers: {
        'Idempotency-Key': filled.key,
        'Content-Type': form.headers.get('content-type')!,
        'Content-Length': body.length,
        'X-Forwarded-For': `203.0.${randomInt(256)}.${randomInt(256)}`,
      },
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    // Where it is cut off, all at once is heard below.
    answered.catch(() => undefined);
    const pieces = Math.ceil(SECONDS / PIECE_EACH);
    const size = Math.ceil(body.length / pieces);
    for (let at = 0; at < body.length && !call.destroyed; at += size) {
      call.write(body.subarray(at, at + size));
      await pause(PIECE_EACH * 1_000);
    }
    call.end();
    const [answer] = await answered;
    const { reference, code } = (await json(answer)) as { reference?: string; code?: string };
    if (answer.statusCode === 201 && reference) uploads.references.push(reference);
    else uploads.failed.push(`slow upload: ${answer.statusCode} ${code}`);
  }

  const underWay: Promise<void>[] = [];
  const all = (async () => {
    while (!stopped.signal.aborted) {
      underWay.push(send().catch((error: Error) => void uploads.failed.push(`slow upload: ${error.message}`)));
      await pause(BEGIN_EACH * 1_000, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await all;
      await Promise.all(underWay);
      return uploads;
    },
  };
}
