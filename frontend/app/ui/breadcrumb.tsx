import type { PagePath } from '../seo.ts';
import { PageLink } from './page-link.tsx';

type BreadcrumbProps = { trail: readonly { to: PagePath; label: string }[]; here: string };

// The last one has the box of a link too: without it the letters stand a pixel lower on some screens.
const part = 'border-b border-transparent py-1';

/** The way from the home page to this one. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="note text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className={`${part} hover:border-signal`}>
              {label}
            </PageLink>{' '}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">
          <span className={part}>{here}</span>
        </li>
      </ol>
    </nav>
  );
}
