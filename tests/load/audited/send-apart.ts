import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Answered, openSender, saturate, sendAtRate } from './send.ts';
import { makeSubmission } from './submissions.ts';

interface Order {
  api: string;
  /** The number of the first submission. */
  from: number;
  count: number;
  /** So many lanes that wait for each answer, or a fixed rate. */
  pace: { connections: number } | { perSecond: number };
}

/** @param perSecond - how many were answered */
export type Sent = { answered: Answered[]; perSecond: number };

/**
 * Sends from a thread of its own. In that of the mail server and of the audit, a submission would wait for the sender before the API saw it,
 * and that wait would be measured as the API's. The submissions are made before the first one is sent.
 */
export async function sendApart(order: Order): Promise<Sent> {
  const thread = new Worker(new URL(import.meta.url), { workerData: order });
  const [sent] = (await once(thread, 'message')) as [Sent];
  return sent;
}

async function send({ api, from, count, pace }: Order): Promise<Sent> {
  const submissions = Array.from({ length: count }, (_, number) => makeSubmission(from + number));
  const sender = openSender(api);
  try {
    if ('connections' in pace) return await saturate(sender, submissions, pace.connections);
    return { answered: await sendAtRate(sender, submissions, pace.perSecond), perSecond: pace.perSecond };
  } finally {
    sender.end();
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread) parentPort!.postMessage(await send(workerData as Order));
