import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

/**
 * A client of the API, typed by the committed contract. `baseUrl` is '' in a browser: the API has the page's own origin. `fetch` sends
 * its requests.
 */
export const createApiClient = (baseUrl = '', fetch?: (request: Request) => Promise<Response>) =>
  createClient<paths>({ baseUrl, credentials: 'same-origin', ...(fetch && { fetch }) });
