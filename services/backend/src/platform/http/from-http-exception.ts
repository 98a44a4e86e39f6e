const malformed = ['malformed_request', 'The request could not be read.'] as const;
const fault = ['internal_error', 'Something went wrong on our side. Please try again.'] as const;

const known: Record<number, readonly [code: string, message: string]> = {
  400: malformed,
  401: ['not_signed_in', 'Please sign in.'],
  403: ['forbidden', 'You may not do this.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This method is not offered here.'],
  413: ['payload_too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'This content type is not understood here.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  503: ['unavailable', 'The service is not available at the moment. Please try again shortly.'],
};

/**
 * An answer to the errors that Nest, Express and the body parser throw: known by their status alone, told in our words.
 * A 4xx that is not listed counts as 400.
 */
export function fromHttpException(error: unknown) {
  const { status, statusCode, getStatus } = (error ?? {}) as {
    status?: unknown;
    statusCode?: unknown;
    getStatus?: () => number;
  };
  const number = Number(getStatus?.call(error) ?? status ?? statusCode ?? 500);
  const isOurFault = !(number >= 400 && number < 500);
  const [code, message] = known[number] ?? (isOurFault ? fault : malformed);
  return { statusCode: known[number] || isOurFault ? number : 400, code, message, errors: {}, headers: {} };
}
