import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { collectBody, decodeUtf8, drainRequest } from '../http/body/collect-body';
import { ExpectedError } from '../http/errors/expected-error';
import { FileTooLarge, MalformedRequest, PayloadTooLarge, UnsupportedMediaType } from '../http/errors/http.errors';
import { readHeaderValue, readPartHead } from './read-part-head';
import type { Uploads } from './uploads';

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

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
  sha256: Buffer;
}

interface MultipartForm {
  fields: Record<string, string>;
  file: ReceivedFile | null;
}

/**
 * Reads a multipart form from the wire into memory. Each of its parts is understood, or the whole form is refused. A file part
 * without name and bytes (an empty file input) counts as no file, and so does a text without a character in its place.
 * @throws UnsupportedMediaType, MalformedRequest, PayloadTooLarge, RequestTimeout, and the errors of `Uploads`; then nothing is kept.
 */
export async function readMultipart(
  request: IncomingMessage & { ip?: string | undefined },
  limits: MultipartLimits,
  uploads: Uploads,
): Promise<MultipartForm> {
  try {
    const boundary = boundaryOf(request, limits);
    const bytes = await receive(request, limits, uploads);
    return keepParts(splitForm(bytes, boundary), limits);
  } catch (error) {
    await drainRequest(request);
    // Without it the rest of the form would be read only to be thrown away.
    if (error instanceof ExpectedError && !request.complete) error.headers['Connection'] = 'close';
    throw error;
  }
}

/** RFC 2046 section 5.1.1: 1 to 70 of these signs, the last of them no space. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

function boundaryOf({ headers }: IncomingMessage, limits: MultipartLimits): string {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new UnsupportedMediaType('multipart/form-data');
  if (Number(headers['content-length'] ?? 0) > mostBytesOf(limits)) throw fileTooLarge(limits);
  const boundary = readHeaderValue(type)?.parameters.get('boundary') ?? '';
  if (!BOUNDARY.test(boundary)) throw new MalformedRequest('The form has no valid boundary.');
  return boundary;
}

/** Of a form that keeps all limits. Boundaries and part headers get 64 KiB. */
const mostBytesOf = ({ fileBytes, fieldBytes, fields }: MultipartLimits) => fileBytes + fieldBytes * fields + 65_536;

const fileTooLarge = ({ fileField, fileBytes }: MultipartLimits) => new FileTooLarge(fileField, fileBytes);

async function receive(
  request: IncomingMessage & { ip?: string | undefined },
  limits: MultipartLimits,
  uploads: Uploads,
): Promise<Buffer> {
  const upload = await uploads.begin(limits.rule, request.ip ?? '');
  const most = mostBytesOf(limits);
  const count = (bytes: number) => {
    upload.count(bytes);
    if (upload.bytes > most) throw fileTooLarge(limits);
  };
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const reading = { idleMs: uploads.idleMs, count };
      upload.refuse = collectBody(request, reading, (error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
  } finally {
    void upload.end();
  }
}

const CR = 13;
const LF = 10;
const DASH = 45;
const HEAD_END = Buffer.from('\r\n\r\n');
/** Bytes of one part's headers. */
const LONGEST_HEAD = 8_192;
/** Bytes of empty lines behind the last boundary. */
const LONGEST_END = 1_024;

interface FormPart {
  /** All headers as they were sent, without the empty line behind them. */
  head: Buffer;
  content: Buffer;
}

/**
 * Cuts multipart/form-data (RFC 2046 section 5.1.1, RFC 7578) into its parts, in the order of the wire and without copying them.
 * Nothing is passed over: a byte before the first boundary, behind the last, or beside one, is an error, because a part could be
 * lost in it.
 * @throws MalformedRequest
 */
export function* splitForm(bytes: Buffer, boundary: string): Generator<FormPart, void, undefined> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const isAt = (at: number, first: number, second: number) => bytes[at] === first && bytes[at + 1] === second;
  // The first boundary may be the first line of all, or follow an empty one.
  const begin = isAt(0, CR, LF) ? 0 : 2;
  let at = delimiter.length - begin;
  if (!bytes.subarray(0, at).equals(delimiter.subarray(begin))) throw damaged();
  while (!isAt(at, DASH, DASH)) {
    // From the line end of the boundary on, so that a head without a line ends like all others.
    const headEnd = isAt(at, CR, LF) ? bytes.indexOf(HEAD_END, at) : -1;
    if (headEnd === -1 || headEnd - at > LONGEST_HEAD) throw damaged();
    const from = headEnd + HEAD_END.length;
    const to = bytes.indexOf(delimiter, from);
    if (to === -1) throw damaged();
    yield { head: bytes.subarray(at + 2, headEnd), content: bytes.subarray(from, to) };
    at = to + delimiter.length;
  }
  const end = bytes.subarray(at + 2);
  if (end.length > LONGEST_END || /[^\r\n\t ]/.test(end.toString('latin1'))) throw damaged();
}

const damaged = () =>
  new MalformedRequest('The form ended too early or is damaged: a part of it could not be told from the next.');
const tooManyParts = () => new MalformedRequest('The form has more parts than expected.');

function keepParts(parts: Iterable<FormPart>, limits: MultipartLimits): MultipartForm {
  const { fileField, fileBytes, fieldBytes } = limits;
  const fields = Object.create(null) as Record<string, string>;
  let file: ReceivedFile | null = null;
  let texts = 0;
  let files = 0;
  for (const { head, content } of parts) {
    const { name, fileName } = readPartHead(head);
    const shortName = name.slice(0, 64);
    if (fileName === null) {
      if (++texts > limits.fields) throw tooManyParts();
      if (name in fields) throw new MalformedRequest(`The field ${shortName} was sent twice.`);
      if (content.length > fieldBytes) throw new PayloadTooLarge('This text is far too long.', shortName);
      if (content.length > 0 || name !== fileField) fields[name] = decodeUtf8(content);
    } else {
      if (name !== fileField) throw new MalformedRequest(`A file was sent in the field ${shortName}.`);
      if (++files > 1) throw tooManyParts();
      if (content.length > fileBytes) throw fileTooLarge(limits);
      if (fileName !== '' || content.length > 0)
        file = { name: fileName, bytes: content, sha256: hash('sha256', content, 'buffer') };
    }
  }
  return { fields, file };
}
