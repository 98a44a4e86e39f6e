import { elementsIn, type PageElement } from '../html/find-elements.ts';

/** Addresses that a gateway answers with something else than a file of the site. */
const servedElsewhere = /^\/(?:api|uploads|admin)\/|^\/login2?$/;

export interface Site {
  /** The pages' HTML by their addresses. */
  pages: ReadonlyMap<string, string>;
  redirects: readonly { from: string; to: string }[];
  /** The site's own address, as absolute links write it. */
  origin: string;
  isFile(path: string): boolean;
}

/** Every link, picture, font and form target that leads nowhere, and every #fragment that its page does not have. */
export function brokenLinks(site: Site): string[] {
  const pages = new Map(Array.from(site.pages, ([page, html]) => [page, elementsIn(html)]));
  const has = (page: string, id: string) => pages.get(page)?.some(({ attributes }) => attributes['id'] === id) ?? false;
  const leadsNowhere = (from: string, link: string): boolean => {
    const { origin, pathname, hash } = new URL(link, new URL(from, site.origin));
    if (origin !== new URL(site.origin).origin || servedElsewhere.test(pathname)) return false;
    const path = decodeURIComponent(pathname);
    const page = site.redirects.find((redirect) => redirect.from === path)?.to ?? path;
    if (!pages.has(page)) return !site.isFile(path);
    return hash.length > 1 && !has(page, decodeURIComponent(hash.slice(1)));
  };
  return [...pages].flatMap(([page, elements]) =>
    [...linksIn(elements)].filter((link) => leadsNowhere(page, link)).map((link) => `${page} links to ${link}`),
  );
}

/** Addresses of the site and of the web. A picture of a page's head is named in full, in an attribute that holds other things as well. */
const linksIn = (elements: readonly PageElement[]): Set<string> =>
  new Set(
    elements.flatMap(({ attributes: { href = '', src = '', action = '', content = '' } }) => [
      ...[href, src, action].filter((link) => /^(?:https?:|[/#])/.test(link)),
      ...(/^https?:/.test(content) ? [content] : []),
    ]),
  );
