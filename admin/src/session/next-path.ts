const home = '/admin/';

/** Where to go after the login: the `next` parameter if it is an address inside the admin, else its first page. */
export const nextPath = (search: string, origin: string): string => {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith(home)) return home;
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin || !url.pathname.startsWith(home)) return home;
  return url.pathname + url.search + url.hash;
};

export const withNext = (loginPath: string, path: string): string =>
  path.startsWith(home) && path !== home ? `${loginPath}?${new URLSearchParams({ next: path })}` : loginPath;
