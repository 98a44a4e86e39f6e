import { fetchUtils } from 'react-admin';
import { toHttpError } from '../api-error.ts';
import { confirmed } from '../confirmed.ts';

/** Asks the API in the session of this browser, once more where it wants the password first. @throws HttpError in the words that people read */
export const request: typeof fetchUtils.fetchJson = (url, options = {}) => confirmed(() => fetchJson(url, options));

const fetchJson: typeof fetchUtils.fetchJson = async (url, options) => {
  try {
    return await fetchUtils.fetchJson(url, {
      ...options,
      credentials: 'same-origin',
    });
  } catch (error) {
    throw toHttpError(error);
  }
};

type Method = 'POST' | 'PUT' | 'DELETE';

/** Sends a body. `version` is the one that the user has seen; the API refuses to overwrite a newer one. */
export const send = async <Answer>(method: Method, url: string, body?: object, version?: number): Promise<Answer> => {
  const headers = new Headers({ Accept: 'application/json' });
  if (version !== undefined) headers.set('If-Match', `"${version}"`);
  const { json } = await request(url, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return json as Answer;
};

export const read = async <Answer>(url: string): Promise<Answer> => (await request(url)).json as Answer;
