import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Submission } from './submissions.ts';

const LIMIT_MS = 30_000;

export interface Answered {
  /** Of the file that was sent, in hexadecimal digits; undefined where there was none. */
  sha256: string | undefined;
  /** 0: none came. */
  status: number;
  reference: string | undefined;
  /** From the moment at which it was due, also when it could only be sent later. */
  milliseconds: number;
}

export interface Sender {
  send(submission: Submission, dueAt?: number): Promise<Answered>;
  end(): void;
}

/** Sends on connections that are kept. Nothing is sent twice. */
export function openSender(api: string): Sender {
  const agent = new Agent({ keepAlive: true });
  return {
    async send(submission, dueAt = performance.now()) {
      const { status, text } = await post(agent, api, submission);
      const milliseconds = performance.now() - dueAt;
      const reference = status === 201 ? (JSON.parse(text) as { reference: string }).reference : undefined;
      return { sha256: submission.sha256, status, reference, milliseconds };
    },
    end: () => agent.destroy(),
  };
}

function post(
  agent: Agent,
  api: string,
  { path, headers, body }: Submission,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, text: '' });
    const sent = request(`${api}${path}`, {
      agent,
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    sent.on('error', nothing);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => void (text += chunk));
      response.on('error', nothing);
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.end(body);
  });
}

/** Sends the next one when the one before was answered, on so many connections at once. @returns how many were answered a second */
export async function saturate(
  sender: Sender,
  submissions: Submission[],
  connections: number,
): Promise<{ answered: Answered[]; perSecond: number }> {
  const answered: Answered[] = [];
  const began = performance.now();
  const left = submissions.values();
  const lane = async () => {
    for (const submission of left) answered.push(await sender.send(submission));
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return { answered, perSecond: (answered.length * 1_000) / (performance.now() - began) };
}

/**
 * Sends at a fixed rate, also while earlier submissions are unanswered: an open loop. Each time counts from the moment at which the submission was due,
 * so that a server that stands still is not measured by the requests alone that it let through (coordinated omission, G. Tene,
 * "How NOT to Measure Latency").
 */
export async function sendAtRate(sender: Sender, submissions: Submission[], perSecond: number): Promise<Answered[]> {
  const under: Promise<Answered>[] = [];
  const began = performance.now();
  for (const [number, submission] of submissions.entries()) {
    const dueAt = began + (number * 1_000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    under.push(sender.send(submission, dueAt));
  }
  return Promise.all(under);
}

/** The time within which this share of all were answered, by nearest rank. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}
