import { HttpError } from 'react-admin';
import { toHttpError } from './api-error.ts';
import { confirmed } from './confirmed.ts';

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/**
 * Makes a call by the typed client, once more where the API wants the password first.
 * @throws HttpError in the words that people read
 */
export const call = <Body>(send: () => Promise<Answer<Body>>): Promise<Body> =>
  confirmed(async () => {
    const { data, error, response } = await send().catch((failure: unknown) => {
      throw toHttpError(failure);
    });
    if (!response.ok) throw toHttpError(new HttpError('', response.status, error));
    return data as Body;
  });

/** The header that names the version which the user has seen; the API refuses to overwrite a newer one. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
