import { HttpError } from 'react-admin';
import { errorCode, errorText, fieldErrors } from './error-text.ts';

/** Any failure of a request as the one error react-admin knows: a text for people, the status, texts per field, a code. */
export const toHttpError = (error: unknown): Error => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof HttpError)) return new HttpError(errorText(0, null), 0);
  const { status, body } = error as { status: number; body: unknown };
  return new HttpError(errorText(status, body), status, {
    ...fieldErrors(body),
    code: errorCode(body),
  });
};
