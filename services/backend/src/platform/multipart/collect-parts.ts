import { createHash } from 'node:crypto';
import { decodeUtf8 } from '../http/body/collect-body';
import { FileTooLarge, MalformedRequest, PayloadTooLarge } from '../http/errors/http.errors';
import { ByteParts } from './byte-parts';
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
