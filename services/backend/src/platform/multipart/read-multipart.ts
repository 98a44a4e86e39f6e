import type { IncomingMessage } from 'node:http';
import { ExpectedError } from '../http/errors/expected-error';
import { MalformedRequest, UnsupportedMediaType } from '../http/errors/http.errors';
import { type MultipartForm, PartCollector, fileTooLarge, isTooLarge, type MultipartLimits } from './collect-parts';
import { drainRequest } from '../http/body/collect-body';
import { readHeaderValue } from './read-part-head';
import { FormSplitter } from './split-form';
import type { Uploads } from './uploads';

/**
 * Reads a multipart form from the wire into memory. Each of its parts is understood, or the whole form is refused.
 * @throws UnsupportedMediaType, MalformedRequest, PayloadTooLarge, and the errors of `Uploads`; then nothing more is kept.
 */
export async function readMultipart(
  request: IncomingMessage,
  limits: MultipartLimits,
  uploads: Uploads,
): Promise<MultipartForm> {
  try {
    const collector = new PartCollector(limits);
    const splitter = new FormSplitter(boundaryOf(request, limits), (head) => collector.begin(head));
    await uploads.receive(request, limits.rule, (chunk) => splitter.write(chunk));
    if (!request.complete) throw new MalformedRequest('The connection was closed before the form was complete.');
    splitter.finish();
    return collector.form;
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
  if (isTooLarge(Number(headers['content-length'] ?? 0), limits)) throw fileTooLarge(limits);
  const boundary = readHeaderValue(type)?.parameters.get('boundary') ?? '';
  if (!BOUNDARY.test(boundary)) throw new MalformedRequest('The form has no valid boundary.');
  return boundary;
}
