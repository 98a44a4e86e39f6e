import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** An archive that is written while it is being sent: one file at a time, so that memory stays flat. */
export class Archive {
  // `add` throws when a content breaks; without a listener this event would end the process.
  private readonly zip = new ZipFile().on('error', () => undefined);
  private current: Readable | undefined;
  private isGone = false;
  readonly names: string[] = [];

  /** The returned promise fails with ERR_STREAM_PREMATURE_CLOSE when the reader goes away. */
  sendTo(output: Writable): Promise<void> {
    const sent = pipeline(this.zip.outputStream, output);
    sent.catch(() => {
      this.isGone = true;
      this.current?.destroy();
    });
    return sent;
  }

  addJson(name: string, content: unknown): Promise<void> {
    return this.addBytes(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  }

  addBytes(name: string, bytes: Buffer): Promise<void> {
    return this.add(name, Readable.from([bytes]));
  }

  /** Returns when the content has been read to its end. @throws an error of the reading, or when the reader went away */
  async add(name: string, content: Readable): Promise<void> {
    this.current = content;
    if (this.isGone) content.destroy();
    const read = finished(content);
    this.zip.addReadStream(content, name);
    this.names.push(name);
    await read;
  }

  end(): void {
    this.zip.end();
  }
}
