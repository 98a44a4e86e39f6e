import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

export interface StoredFile {
  name: string;
  key: string;
  bytes?: Buffer;
  sha256?: Buffer;
}

export interface Form {
  fields: Record<string, string>;
  file?: StoredFile;
}

export type Keep = (stream: Readable, name: string) => Promise<StoredFile>;

/** Reads a form from the wire; `keep` decides where the file goes. */
export function parseForm(headers: IncomingHttpHeaders, payload: Readable, keep: Keep): Promise<Form> {
  return new Promise((resolve, reject) => {
    const parser = busboy({ headers, limits: { files: 1, fileSize: 5 * 1024 * 1024 } });
    const fields: Record<string, string> = {};
    let file: Promise<StoredFile> | undefined;
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('file', (_field, stream, { filename = '' }) => {
      file = keep(stream, filename);
      file.catch(reject);
    });
    parser.on('error', reject);
    parser.on('close', () => {
      if (file) file.then((stored) => resolve({ fields, file: stored }), reject);
      else resolve({ fields });
    });
    payload.pipe(parser);
  });
}

export const keepInMemory: Keep = async (stream, name) => {
  const parts: Buffer[] = [];
  const hash = createHash('sha256');
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    hash.update(part);
  }
  const bytes = Buffer.concat(parts);
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new Error('not a PDF');
  return { name, key: makeKey(), bytes, sha256: hash.digest() };
};

/** No sync, as in most form handlers; a power cut may lose the file. */
export const writeToFolder =
  (folder: string): Keep =>
  async (stream, name) => {
    const key = makeKey();
    await pipeline(stream, createWriteStream(join(folder, key)));
    return { name, key };
  };

const makeKey = () => `${randomUUID().replaceAll('-', '').slice(0, 26)}.pdf`;
