import type { Request, Response } from 'express';
import { markAsStream } from '../frame/log-and-secure';

/** At most so much waits for a slow reader. One that is further behind is cut off, and connects again. */
const MOST_WAITING_BYTES = 64 * 1024;

/** An answer that goes on until somebody ends it: server-sent events, each sent at once and as it is. */
export class EventStream {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /** Sends headers and the first bytes, so that no gateway waits for them. `retryMs` is after what time a reader comes back. */
  open(retryMs: number): void {
    markAsStream(this.response);
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A gateway that packs or gathers an answer holds back its events. Caddy heeds the first, nginx the second.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.write(`retry: ${retryMs}\n\n`);
    if (this.request.method === 'HEAD') this.end();
  }

  /** Data is one line. */
  send(event: string, data: string): void {
    this.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  /** Ends the stream from our side. The reader connects again after `retryMs`. */
  end(retryMs?: number): void {
    if (retryMs !== undefined) this.write(`retry: ${retryMs}\n\n`);
    this.response.end();
  }

  /** Calls `closed` once, when either side has ended the stream. */
  onClose(closed: () => void): void {
    this.response.once('close', closed);
  }

  get isOver(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  private write(text: string): void {
    if (this.isOver) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING_BYTES) this.response.destroy();
  }
}
