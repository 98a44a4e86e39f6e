import { TooLarge } from './parse-pdf-value';

/** Bytes that become more, up to a limit. */
export class ByteSink {
  private buffer = Buffer.alloc(4_096);
  length = 0;

  constructor(private readonly mostBytes: number) {}

  /** @throws TooLarge */
  push(...bytes: number[]): void {
    if (this.length + bytes.length > this.mostBytes) throw new TooLarge('unpacks to too much');
    if (this.length + bytes.length > this.buffer.length)
      this.buffer = Buffer.concat([this.buffer], 2 * this.buffer.length + bytes.length);
    for (const byte of bytes) this.buffer[this.length++] = byte;
  }

  /** The byte at a place that was written before. */
  at(index: number): number {
    return this.buffer.readUInt8(index);
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }
}
