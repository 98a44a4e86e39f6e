import type { ApiError } from '@frontdoor/contract';

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** What people read about a failed request: the API's own words if it sent any. Status 0 means that no answer came. */
export const errorText = (status: number, body: unknown): string => {
  if (isApiError(body) && body.message) return body.message;
  if (status === 0) return 'The server could not be reached. Please try again.';
  if (status >= 500) return 'The server cannot answer at the moment. Please try again.';
  return 'Something went wrong. Please try again.';
};

/** The API's texts per field, in the shape in which react-admin puts them beside the fields. */
export const fieldErrors = (body: unknown): { errors: ApiError['errors'] } | null =>
  isApiError(body) && Object.keys(body.errors ?? {}).length > 0 ? { errors: body.errors } : null;

/** What the API calls the failure, for those few that are dealt with in their own way. */
export const errorCode = (body: unknown): string => (isApiError(body) ? body.code : '');
