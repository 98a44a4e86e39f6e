import { existsSync, readFileSync } from 'node:fs';
import type { Handler } from './proxy-api.ts';
import { bareHeaders, setAll } from './security-headers.ts';

interface Destinations {
  api: Handler;
  /** The careers pages and their feeds, which the API writes. */
  careers: Handler;
  /** The receipt of a form that was sent without script. */
  received: Handler;
  /** The page that takes another file for an application. */
  anotherFile: Handler;
  /** The page that takes an applicant's answer to an invitation. */
  interview: Handler;
  /** The application form with what it offers, for browsers without script. */
  plainForm: Handler;
  /** The contact page with an address in its field. */
  newsletter: Handler;
  admin: Handler;
  login: Handler;
  hrLogin: Handler;
  site: Handler;
  notFound: Handler;
  redirects(): Redirects;
}

/** Routes a request by its path alone, with the same rules as the gateway of the containers. */
export function routeRequest(to: Destinations): Handler {
  return (request, response) => {
    const { pathname, search } = split(request.url ?? '/');
    const goTo = (target: string, status: number) => void response.writeHead(status, { Location: target }).end();
    if (/^\/(?:api|uploads)(?:\/|$)/.test(pathname)) return to.api(request, response);
    // The headers of a refusal; the handlers of pages replace them by those of pages.
    setAll(response, bareHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (/^(?:\/career(?:\/[^/]+)?|\/feeds\/jobs\.(?:atom|xml)|\/sitemap-jobs\.xml)$/.test(pathname))
      return to.careers(request, response);
    if (/^\/received\/[^/]+$/.test(pathname)) return to.received(request, response);
    if (/^\/another-file\/[^/]+$/.test(pathname)) return to.anotherFile(request, response);
    if (/^\/interview\/[^/]+$/.test(pathname)) return to.interview(request, response);
    const page = pageOfItsOwn(pathname, search);
    if (page) return to[page](request, response);
    if (pathname === '/admin') return goTo(`/admin/${search}`, 308);
    if (pathname.startsWith('/admin/')) return to.admin(request, response);
    // The file behind the answer to unknown addresses is no page of its own.
    if (pathname === '/404' || pathname === '/404.html') return to.notFound(request, response);
    const redirect = findRedirect(to.redirects(), decoded(pathname));
    if (redirect) return goTo(redirect.to + search, redirect.status);
    if (pathname.length > 1 && pathname.endsWith('/'))
      return goTo(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308);
    to.site(request, response);
  };
}

/** What answers a page that is made for this query, or is no part of the site's app. */
function pageOfItsOwn(pathname: string, search: string): 'plainForm' | 'newsletter' | 'login' | 'hrLogin' | undefined {
  if (pathname === '/application' && /[?&]plain=/.test(search)) return 'plainForm';
  if (pathname === '/contact' && /[?&]email=/.test(search)) return 'newsletter';
  if (pathname === '/login') return 'login';
  return pathname === '/login2' ? 'hrLogin' : undefined;
}

// By hand, because a URL parser throws on some request targets, and reads "//name" as another host.
function split(url: string): { pathname: string; search: string } {
  const start = url.indexOf('?');
  return start < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, start), search: url.slice(start) };
}

/** The decoded path; a path that cannot be decoded is returned as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface Redirect {
  from: string;
  to: string;
  status?: number;
  /** `from` is a page: every other way to write its letters leads to it. */
  anyCase?: true;
}

interface Redirects {
  exact: Map<string, Target>;
  /** By the page's path in small letters. */
  anyCase: Map<string, Target>;
}

type Target = Pick<Required<Redirect>, 'to' | 'status'>;

/** The list that the site's build wrote: every old or misspelt address and where it leads. */
export function readRedirects(file: string): Redirects {
  const list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : [];
  const targets = (some: Redirect[]) => some.map(({ from, to, status = 301 }) => [from, { to, status }] as const);
  return {
    exact: new Map(targets(list.filter(({ anyCase }) => !anyCase))),
    anyCase: new Map(
      targets(list.filter(({ anyCase }) => anyCase)).map(([from, target]) => [from.toLowerCase(), target]),
    ),
  };
}

/** The target of the redirect for a path; null when there is none. */
function findRedirect({ exact, anyCase }: Redirects, path: string): Target | null {
  const target = exact.get(path) ?? anyCase.get(path.toLowerCase());
  return target && target.to !== path ? target : null;
}
