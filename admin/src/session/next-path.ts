import { basePath } from '../base-path.ts';

/** The first page of the admin. */
export const homePath = `${basePath}/`;

/** Where to go after the login: the `next` parameter if it is an address inside the admin, else its first page. */
export const nextPath = (search: string, origin: string): string => {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith(homePath)) return homePath;
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin || !url.pathname.startsWith(homePath)) return homePath;
  return url.pathname + url.search + url.hash;
};

/** @param ended whether the session has ended by itself, which the login then reports */
export const withNext = (loginPath: string, path: string, ended = false): string => {
  const next = path.startsWith(homePath) && path !== homePath && { next: path };
  const query = new URLSearchParams({ ...next, ...(ended && { ended: '1' }) }).toString();
  return query ? `${loginPath}?${query}` : loginPath;
};

export const hasEnded = (search: string): boolean => new URLSearchParams(search).get('ended') === '1';
