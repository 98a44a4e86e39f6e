import type { PagePath } from '../seo.ts';
import { PageLink } from './page-link.tsx';

type BreadcrumbProps = { trail: readonly { to: PagePath; label: string }[]; here: string };

/** The way from the home page to this one. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="note text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className="border-b border-transparent py-1 hover:border-signal">
              {label}
            </PageLink>{' '}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
