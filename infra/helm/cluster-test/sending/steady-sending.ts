import { setTimeout as pause } from 'node:timers/promises';
import { fillForm, formDataOf } from '../../../../tests/support/application.ts';
import { fillEnquiry } from '../../../../tests/support/enquiry.ts';
import { makePdf } from '../../../../tests/support/make-pdf.ts';
import { sha256 } from '../../../../tests/support/sha256.ts';
import { call } from '../call.ts';

export interface Acknowledged {
  reference: string;
  /** For an application: the hash of its resume. */
  sha256?: string;
}

const AT_ONCE = 8;
const PAUSE_MS = 40;
/** One of forty requests is an application, another one an enquiry; the rest read. */
const EVERY = 40;
const RESUME_BYTES = 8_000;
const read = ['/', '/career', '/contact', '/robots.txt', '/login', '/feeds/jobs.atom'];
const RETRY_MS = 250;
const TIMEOUT_MS = 120_000;

interface Options {
  /** Whether a failed submission is sent again with the same key, as the form in the browser does. */
  again: boolean;
}

/** Visitors of all kinds, without a pause, until they are told to stop. */
export class SteadySending {
  sent = 0;
  /** Why requests failed: another answer than the one that is right, or none. */
  readonly failures: string[] = [];
  readonly applications: Acknowledged[] = [];
  readonly enquiries: Acknowledged[] = [];
  /** The longest time in which nothing was acknowledged, in milliseconds. */
  longestSilenceMs = 0;
  private lastAcknowledgedAt = performance.now();
  private readonly running: Promise<void>[];
  private isOver = false;
  private number = 0;

  private readonly site: string;
  private readonly options: Options;

  constructor(site: string, options: Options) {
    this.site = site;
    this.options = options;
    this.running = Array.from({ length: AT_ONCE }, () => this.visit());
  }

  /** Ends when at least so many requests were sent, and all of them answered or given up. */
  async end(least = 0): Promise<void> {
    while (this.sent < least) await pause(100);
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async visit(): Promise<void> {
    while (!this.isOver) {
      this.number += 1;
      const number = this.number;
      if (number % EVERY === 0) await this.apply(number);
      else if (number % EVERY === EVERY / 2) await this.enquire(number);
      else await this.try(() => this.read(read[number % read.length] ?? '/'));
      await pause(PAUSE_MS);
    }
  }

  private async read(path: string): Promise<void> {
    const { status, body } = await call(this.site, path);
    if (status !== 200) throw new Error(`${path} was answered ${status} ${body.toString().slice(0, 200)}`);
  }

  private async apply(number: number): Promise<void> {
    const resume = { name: 'resume.pdf', bytes: await makePdf(`Resume ${number}`, RESUME_BYTES) };
    const filled = await fillForm({ name: `Applicant ${number}`, email: `applicant.${number}@mail.example` }, resume);
    const body = formDataOf(filled);
    const reference = await this.send('/api/application', filled.key, body);
    if (reference) this.applications.push({ reference, sha256: sha256(resume.bytes) });
  }

  private async enquire(number: number): Promise<void> {
    const { path, key, fields } = fillEnquiry(number);
    const reference = await this.send(path, key, JSON.stringify(fields), { 'Content-Type': 'application/json' });
    if (reference) this.enquiries.push({ reference });
  }

  /** @returns the reference, or nothing if there was none in the end */
  private async send(path: string, key: string, body: FormData | string, more = {}): Promise<string | undefined> {
    const headers = { 'Idempotency-Key': key, ...more };
    for (const end = Date.now() + TIMEOUT_MS; ; await pause(RETRY_MS)) {
      let reference: string | undefined;
      await this.try(async () => {
        const answer = await call(this.site, path, { method: 'POST', headers, body });
        const text = answer.body.toString();
        if (answer.status !== 201) throw new Error(`${path} was answered ${answer.status} ${text.slice(0, 200)}`);
        reference = (JSON.parse(text) as { reference: string }).reference;
        const now = performance.now();
        this.longestSilenceMs = Math.max(this.longestSilenceMs, now - this.lastAcknowledgedAt);
        this.lastAcknowledgedAt = now;
      });
      if (reference || !this.options.again || Date.now() > end) return reference;
    }
  }

  private async try(send: () => Promise<void>): Promise<void> {
    this.sent += 1;
    await send().catch((error: Error) => {
      this.failures.push(`${new Date().toISOString()} ${error.message}`);
    });
  }
}

/** Sends from before `act` until after it, and at least so many requests. */
export async function sendWhile(
  site: string,
  options: Options,
  least: number,
  act: () => Promise<unknown>,
): Promise<SteadySending> {
  const sending = new SteadySending(site, options);
  try {
    await act();
  } finally {
    await sending.end(least);
  }
  return sending;
}
