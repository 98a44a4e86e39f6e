import { createHash, type Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import busboy, { type Busboy } from 'busboy';
import { ByteParts } from '../byte-parts';
import { ExpectedError } from '../http/expected-error';
import { MalformedRequest, PayloadTooLarge, UnsupportedMediaType } from '../http/http.errors';
import { drainRequest } from './drain-request';
import type { Upload } from './upload';
import type { UploadRoom } from './upload-room';
import { declaredTooLarge, fileTooLarge, type MultipartLimits, tooManyParts } from './multipart-limits';

export interface ReceivedFile {
  name: string;
  bytes: ByteParts;
  sha256: Buffer;
}

export interface MultipartForm {
  fields: Record<string, string>;
  file: ReceivedFile | null;
}

/**
 * Reads a multipart form from the wire into memory, never more of it than the limits allow, and hashes the file on the way.
 * A file part without name and bytes (an empty file input) counts as no file.
 * @throws UnsupportedMediaType, MalformedRequest, PayloadTooLarge, and what the room throws; from then on nothing more is kept.
 */
export async function readMultipart(
  request: IncomingMessage,
  limits: MultipartLimits,
  room: UploadRoom,
): Promise<MultipartForm> {
  try {
    return await room.hold(request, limits, (upload) => read(request, limits, upload));
  } catch (error) {
    await drainRequest(request);
    // Whoever is still sending would only be read to be forgotten.
    if (error instanceof ExpectedError && !request.complete) error.headers['Connection'] = 'close';
    throw error;
  }
}

function read(request: IncomingMessage, limits: MultipartLimits, upload: Upload): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const parser = open(request, limits);
    const form: MultipartForm = { fields: Object.create(null) as Record<string, string>, file: null };
    const fail = (error: Error) => {
      request.unpipe(parser);
      request.off('close', hangUp);
      reject(error);
      parser.destroy();
    };
    upload.refuse = fail;
    const hangUp = () => fail(new MalformedRequest('The connection was closed before the form was complete.'));
    parser.on('field', (name, value, info) => {
      if (info.nameTruncated || info.valueTruncated)
        return fail(new PayloadTooLarge('This text is far too long.', 'payload_too_large', name.slice(0, 64)));
      // A client without a file may still name the field.
      if (name === limits.fileField && value === '') return;
      if (name in form.fields) return fail(new MalformedRequest(`The field ${name.slice(0, 64)} was sent twice.`));
      form.fields[name] = value;
    });
    parser.on('file', (field, stream, info) => {
      // Before anything can fail: a part that breaks off without a listener would end the process.
      stream.on('error', () => fail(new MalformedRequest('The file ended too early.')));
      if (field !== limits.fileField)
        return fail(new MalformedRequest(`A file was sent in the field ${field?.slice(0, 64)}.`));
      const bytes = new ByteParts();
      const hash: Hash = createHash('sha256');
      stream.on('data', (part: Buffer) => void (bytes.add(part), hash.update(part)));
      stream.on('limit', () => fail(fileTooLarge(limits)));
      stream.on('end', () => {
        if (info.filename || bytes.length > 0) form.file = { name: info.filename ?? '', bytes, sha256: hash.digest() };
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => fail(tooManyParts()));
    parser.on('error', () => fail(new MalformedRequest('The form ended too early or is damaged.')));
    parser.on('close', () => {
      request.off('close', hangUp);
      resolve(form);
    });
    request.on('close', hangUp);
    request.pipe(parser);
  });
}

function open(request: IncomingMessage, limits: MultipartLimits): Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw new UnsupportedMediaType('multipart/form-data');
  if (declaredTooLarge(request, limits)) throw fileTooLarge(limits);
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // One byte more than allowed: busboy reports the limit when it is reached, not when it is passed.
      limits: {
        fileSize: limits.fileBytes + 1,
        files: 1,
        fields: limits.fields,
        parts: limits.fields + 2,
        fieldSize: limits.fieldBytes,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    });
  } catch {
    throw new MalformedRequest('The form has no valid boundary.');
  }
}
