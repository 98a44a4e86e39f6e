import { company } from '../../content/company.ts';
import { mark } from '../../content/mark.ts';
import { PageLink } from '../page-link.tsx';

export function Logo({ className = '' }: { className?: string }) {
  return (
    <PageLink
      to="/"
      className={`inline-flex items-center gap-2 font-display text-[1.375rem] leading-none font-bold tracking-tight ${className}`}
    >
      <svg viewBox={mark.viewBox} width="28" height="28" aria-hidden="true">
        <path d={mark.lines} fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d={mark.accent} fill="var(--signal)" />
      </svg>
      {company.name}
    </PageLink>
  );
}
