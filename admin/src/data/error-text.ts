import type { ApiError } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** The text shown for a failed request: the API's own message if there is one. Status 0 means that no answer came. */
export const errorText = (status: number, body: unknown): string => {
  if (isApiError(body) && body.message) return body.message;
  if (status === 0) return translate('data.serverNotReached');
  if (status >= 500) return translate('data.serverCannotAnswer');
  return translate('data.somethingWentWrong');
};

/** The API's texts per field, in the shape in which react-admin puts them beside the fields. */
export const fieldErrors = (body: unknown): { errors: ApiError['errors'] } | null =>
  isApiError(body) && Object.keys(body.errors ?? {}).length > 0 ? { errors: body.errors } : null;

/** The API's code for the failure, for the few failures with a handling of their own. */
export const errorCode = (body: unknown): string => (isApiError(body) ? body.code : '');
