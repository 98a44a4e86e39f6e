import { createHash } from 'node:crypto';
import { decodeUtf8 } from '../http/body/collect-body';
import { FileTooLarge, MalformedRequest, PayloadTooLarge } from '../http/errors/http.errors';
import { readPartHead } from './read-part-head';
import type { PartListener } from './split-form';

export interface MultipartLimits {
  /** The rate limit of the call, by name: a share of it may be under way at once. */
  rule: string;
  /** The one field that may carry a file. */
  fileField: string;
  /** Bytes of the file. */
  fileBytes: number;
  /** Bytes of one text field. */
  fieldBytes: number;
  /** Number of text fields. */
  fields: number;
}

/** Whether a form of so many bytes cannot be an allowed one. Boundaries and part headers get 64 KiB. */
export const isTooLarge = (announced: number, { fileBytes, fieldBytes, fields }: MultipartLimits) =>
  announced > fileBytes + fieldBytes * fields + 65_536;

export const fileTooLarge = ({ fileField, fileBytes }: MultipartLimits) => new FileTooLarge(fileField, fileBytes);

const tooManyParts = () => new MalformedRequest('The form has more parts than expected.');

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
  sha256: Buffer;
}

export interface MultipartForm {
  fields: Record<string, string>;
  file: ReceivedFile | null;
}

/**
 * Keeps the parts of a form in memory, never more of them than the limits allow, and hashes the file on the way. A file part
 * without name and bytes (an empty file input) counts as no file, and so does a text without a character in its place.
 * @throws MalformedRequest, PayloadTooLarge
 */
export class PartCollector {
  readonly form: MultipartForm = { fields: Object.create(null) as Record<string, string>, file: null };
  private texts = 0;
  private files = 0;

  constructor(private readonly limits: MultipartLimits) {}

  begin(head: Buffer): PartListener {
    const { name, fileName } = readPartHead(head);
    return fileName === null ? this.openText(name) : this.openFile(name, fileName);
  }

  private openText(name: string): PartListener {
    const { fields, fieldBytes, fileField } = this.limits;
    const shortName = name.slice(0, 64);
    if (++this.texts > fields) throw tooManyParts();
    if (name in this.form.fields) throw new MalformedRequest(`The field ${shortName} was sent twice.`);
    const bytes = new ByteParts();
    return {
      add: (content) => {
        bytes.add(content);
        if (bytes.length > fieldBytes) throw new PayloadTooLarge('This text is far too long.', shortName);
      },
      end: () => {
        if (bytes.length > 0 || name !== fileField) this.form.fields[name] = decodeUtf8(bytes.join());
      },
    };
  }

  private openFile(field: string, name: string): PartListener {
    if (field !== this.limits.fileField)
      throw new MalformedRequest(`A file was sent in the field ${field.slice(0, 64)}.`);
    if (++this.files > 1) throw tooManyParts();
    const bytes = new ByteParts();
    const hash = createHash('sha256');
    return {
      add: (content) => {
        bytes.add(content);
        if (bytes.length > this.limits.fileBytes) throw fileTooLarge(this.limits);
        hash.update(content);
      },
      end: () => {
        if (name !== '' || bytes.length > 0) this.form.file = { name, bytes: bytes.join(), sha256: hash.digest() };
      },
    };
  }
}

/** Smaller pieces are joined: each costs memory of its own, and a client that sends byte by byte would use it up. */
const SMALL = 4_096;
const BLOCK = 16_384;
const NO_BLOCK: Buffer = Buffer.alloc(0);

/** Bytes in the pieces that they came in, until all are there. */
export class ByteParts {
  readonly parts: Buffer[] = [];
  length = 0;
  private block = NO_BLOCK;
  private filled = 0;
  /** Where in the block the last part begins, if that is where it lies. */
  private open: number | null = null;

  add(part: Buffer): void {
    this.length += part.length;
    if (part.length < SMALL) return this.gather(part);
    this.open = null;
    this.parts.push(part);
  }

  /** All of them as one. */
  join(): Buffer {
    return this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts, this.length);
  }

  private gather(part: Buffer): void {
    if (part.length > this.block.length - this.filled) {
      // Most texts of a form are one small piece: a whole block for each would take as much memory as a file.
      this.block = Buffer.allocUnsafe(this.parts.length === 0 ? part.length : BLOCK);
      this.filled = 0;
      this.open = null;
    }
    const begin = this.open ?? this.filled;
    part.copy(this.block, this.filled);
    this.filled += part.length;
    this.parts[this.open === null ? this.parts.length : this.parts.length - 1] = this.block.subarray(
      begin,
      this.filled,
    );
    this.open = begin;
  }
}
