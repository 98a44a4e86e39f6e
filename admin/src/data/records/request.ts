import { fetchUtils } from 'react-admin';
import { toHttpError } from '../api-error.ts';
import { unattendedHeader } from '../sending/attended.ts';
import { confirmed } from '../confirmed.ts';
import { ownCalls } from '../sending/own-calls.ts';

/** Asks the API in the session of this browser, once more where it wants the password first. @throws HttpError in the words that people read */
export const request: typeof fetchUtils.fetchJson = (url, options = {}) => confirmed(() => fetchJson(url, options));

const fetchJson: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  for (const [name, value] of Object.entries(unattendedHeader())) headers.set(name, value);
  const answered = ownCalls.begin(options.method);
  try {
    const answer = await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' });
    answered(answer.headers.get('X-Request-Id'));
    return answer;
  } catch (error) {
    throw toHttpError(error);
  } finally {
    answered();
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
