import { crc32 } from 'node:zlib';
import type { Request, Response } from 'express';

export interface BufferedJson<Value> {
  value: Value;
  body: Buffer;
  etag: string;
}

interface Loading<Value> {
  answer: Promise<BufferedJson<Value>>;
  ready?: BufferedJson<Value>;
  /** On the clock of `performance.now()`. */
  staleAt: number;
}

/** Long enough for a request that falls back from the fast lane to Nest, so that it waits for a hanging database once. */
const FAILURE_MS = 50;

export interface BufferRules<Value> {
  /** How old an answer may get without an invalidation; 0 = nothing is kept. */
  maxAgeMs: number;
  /** In how many milliseconds time alone will change the answer, or null; asked before each load that is kept. */
  msToNextChange?: () => Promise<number | null>;
  /** Makes the JSON that is sent; the whole value by default. */
  write?: (value: Value) => string;
}

/**
 * Keeps an answer that many ask for and few change, ready as bytes. A write calls `invalidate()`. Callers that come
 * while it is being loaded share that one load.
 */
export class JsonBuffer<Value> {
  private current: Loading<Value> | undefined;

  constructor(
    private readonly load: () => Promise<Value>,
    private readonly rules: BufferRules<Value>,
  ) {}

  get(): Promise<BufferedJson<Value>> {
    if (this.rules.maxAgeMs === 0) return this.fetch();
    if (this.current && performance.now() < this.current.staleAt) return this.current.answer;
    const loading = this.startLoading();
    this.current = loading;
    loading.answer.then(
      (ready) => (loading.ready = ready),
      () => (loading.staleAt = performance.now() + FAILURE_MS),
    );
    return loading.answer;
  }

  /** The answer, if it is ready and fresh enough; does not wait. */
  peek(): BufferedJson<Value> | undefined {
    if (this.current && performance.now() < this.current.staleAt) return this.current.ready;
    return undefined;
  }

  invalidate(): void {
    this.current = undefined;
  }

  private startLoading(): Loading<Value> {
    const entry = { staleAt: performance.now() + this.rules.maxAgeMs };
    return Object.assign(entry, { answer: this.shorten(entry).then(() => this.fetch()) });
  }

  /** A change between this question and the load is in the load, and makes the entry stale as soon as it is there. */
  private async shorten(entry: { staleAt: number }): Promise<void> {
    const start = performance.now();
    const ms = await this.rules.msToNextChange?.();
    if (typeof ms === 'number') entry.staleAt = Math.min(entry.staleAt, start + ms);
  }

  private async fetch(): Promise<BufferedJson<Value>> {
    const value = await this.load();
    return toBuffered(value, this.rules.write?.(value));
  }
}

/**
 * One answer as bytes with the tag of its content: its length and its sum. CRC-32 misses one change of
 * the same length in four billion and takes a tenth of the time of SHA-256; it need not resist an attacker.
 */
export function toBuffered<Value>(value: Value, json = JSON.stringify(value)): BufferedJson<Value> {
  const body = Buffer.from(json);
  return { value, body, etag: `"${body.length.toString(36)}-${crc32(body).toString(36)}"` };
}

/** Sends the bytes, or 304 where the client has them already. */
export function sendBuffered(request: Request, response: Response, buffered: BufferedJson<unknown>): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', buffered.etag);
  if (request.headers['if-none-match'] !== undefined && request.fresh) return void response.status(304).end();
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', buffered.body.length);
  response.end(buffered.body);
}
