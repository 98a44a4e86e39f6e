/** What a gateway answers with something else than a file of the site. */
const servedElsewhere = /^\/(?:api|uploads|admin)\/|^\/login2?$/;

export interface Site {
  /** The pages' HTML by their addresses. */
  pages: ReadonlyMap<string, string>;
  redirects: readonly { from: string; to: string }[];
  /** The site's own address, as absolute links write it. */
  origin: string;
  isFile(path: string): boolean;
}

/** Every link, picture, face and form target that leads nowhere, and every #fragment that its page does not have. */
export function brokenLinks(site: Site): string[] {
  const has = (page: string, id: string) => site.pages.get(page)?.includes(` id="${id}"`) ?? false;
  const leadsNowhere = (from: string, link: string): boolean => {
    const { origin, pathname, hash } = new URL(link, new URL(from, site.origin));
    if (origin !== new URL(site.origin).origin || servedElsewhere.test(pathname)) return false;
    const path = decodeURIComponent(pathname);
    const page = site.redirects.find((redirect) => redirect.from === path)?.to ?? path;
    if (!site.pages.has(page)) return !site.isFile(path);
    return hash.length > 1 && !has(page, decodeURIComponent(hash.slice(1)));
  };
  return [...site.pages].flatMap(([page, html]) =>
    [...linksIn(html)].filter((link) => leadsNowhere(page, link)).map((link) => `${page} links to ${link}`),
  );
}

function linksIn(html: string): Set<string> {
  const seen = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  // A picture of a page's head is named in full, in an attribute that holds other things as well.
  const links = seen.matchAll(/\s(?:(?:href|src|action)="(?=https?:|[/#])|content="(?=https?:))([^"]*)"/g);
  // The build writes `&` in another way, and the API `=` as well where it fills a page.
  return new Set([...links].map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=')));
}
