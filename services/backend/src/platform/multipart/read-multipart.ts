import type { IncomingMessage } from 'node:http';
import { ExpectedError } from '../http/expected-error';
import { MalformedRequest, UnsupportedMediaType } from '../http/http.errors';
import { type MultipartForm, PartCollector } from './collect-parts';
import { drainRequest } from './drain-request';
import { readHeaderValue } from './header-value';
import { fileTooLarge, isTooLarge, type MultipartLimits } from './multipart-limits';
import { FormSplitter } from './split-form';
import type { Upload } from './upload';
import type { UploadRoom } from './upload-room';

/**
 * Reads a multipart form from the wire into memory. Each of its parts is understood, or the whole form is refused.
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
    const collector = new PartCollector(limits);
    const splitter = new FormSplitter(boundaryOf(request, limits), collector);
    const stop = () => void request.off('data', take).off('end', finish).off('close', hangUp);
    const fail = (error: Error) => {
      stop();
      request.pause();
      reject(error);
    };
    const attempt = (step: () => void) => {
      try {
        step();
      } catch (error) {
        fail(error as Error);
      }
    };
    const take = (chunk: Buffer) => attempt(() => splitter.write(chunk));
    const finish = () =>
      attempt(() => {
        splitter.finish();
        stop();
        resolve(collector.form);
      });
    const hangUp = () => fail(new MalformedRequest('The connection was closed before the form was complete.'));
    upload.refuse = fail;
    request.on('data', take).on('end', finish).on('close', hangUp);
  });
}

/** RFC 2046 section 5.1.1: 1 to 70 of these signs, the last of them no space. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

function boundaryOf({ headers }: IncomingMessage, limits: MultipartLimits): string {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new UnsupportedMediaType('multipart/form-data');
  if (isTooLarge(Number(headers['content-length'] ?? 0), limits)) throw fileTooLarge(limits);
  const boundary = readHeaderValue(type)?.parameters.get('boundary') ?? '';
  if (!BOUNDARY.test(boundary)) throw new MalformedRequest('The form has no valid boundary.');
  return boundary;
}
