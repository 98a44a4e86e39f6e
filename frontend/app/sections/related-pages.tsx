import { banners, sheetNumber } from '../banners/banners.ts';
import { workOf } from '../content/portfolio.ts';
import { relatedPages, type OfferPath, type RelatedPage } from '../content/related-pages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { relatedTitle } from './words.ts';

/** Near the end of a service or product: the two or three pages next to it in meaning. */
export function RelatedPages({ path }: { path: OfferPath }) {
  return (
    <nav aria-label={relatedTitle} className="gutter border-t border-line bg-paper py-10">
      <p className="note mb-4 text-ink-soft">{relatedTitle}</p>
      <ul className="grid gap-x-10 border-t border-ink md:grid-cols-3">
        {relatedPages[path].map(linkOf).map(({ to, sheet, label, why }) => (
          <li key={to} className="relative flex gap-3 py-4 max-md:border-b max-md:border-line">
            <span className="note pt-1 text-ink-soft">{sheet}</span>
            <span className="leading-snug">
              <PageLink to={to} className="font-display font-semibold after:absolute after:inset-0 hover:text-signal">
                {label}
              </PageLink>
              <span className="block text-[0.95rem] leading-snug text-ink-soft">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function linkOf(page: RelatedPage) {
  if ('to' in page) return { ...page, sheet: sheetNumber(page.to), label: banners[page.to].label };
  const { name, line } = workOf(page.work);
  return { to: `/portfolio#${page.work}`, sheet: sheetNumber('/portfolio'), label: name, why: line } as const;
}
