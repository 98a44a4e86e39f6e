import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

/** A client of the API, typed by the committed contract. `baseUrl` is '' in a browser: the API has the page's own origin. */
export const createApiClient = (baseUrl = '') => createClient<paths>({ baseUrl, credentials: 'same-origin' });
