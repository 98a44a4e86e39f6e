import type { ReactNode } from 'react';
import { company, telephoneLink } from '../../content/company.ts';
import { bottomEntries, copyrightEntries, footerLinks, footerServices, type NavigationEntry } from '../navigation.ts';
import { footerWords } from '../words.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Newsletter } from './newsletter.tsx';
import { RevisionTable } from './revision-table.tsx';
import { SocialLinks } from './social-links.tsx';

const thisYear = new Date().getFullYear();
const quiet = 'border-b border-transparent hover:border-signal';

export function Footer() {
  return (
    <footer className="border-t-2 border-ink bg-paper text-[0.95rem]">
      <div className="gutter grid grid-cols-2 gap-x-6 gap-y-10 py-10 sm:grid-cols-4 sm:gap-x-10 lg:grid-cols-12">
        <div className="folds col-span-2 lg:col-span-3">
          <Logo className="mb-4" />
          <address className="not-italic">
            {company.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p>{company.hours}</p>
          <p>{company.days}</p>
          <div className="mt-4 flex flex-col items-start gap-1">
            {company.phones.map((phone) => (
              <Phone key={phone} number={phone} />
            ))}
            <a href={`mailto:${company.email}`} className={quiet}>
              {company.email}
            </a>
            <a href={company.url} className={quiet}>
              {company.website}
            </a>
            <p className="note mt-2 text-ink-soft">{footerWords.careers}</p>
            {company.careersPhones.map((phone) => (
              <Phone key={phone} number={phone} />
            ))}
          </div>
        </div>
        <Column title={footerWords.services} entries={footerServices} className="lg:col-span-2" />
        <Column title={footerWords.links} entries={footerLinks} className="lg:col-span-2">
          <a href="/login" className={quiet}>
            {footerWords.staffLogin}
          </a>
        </Column>
        <div className="folds col-span-2 grid content-start gap-x-10 gap-y-8 sm:max-lg:col-span-4 sm:max-lg:grid-cols-2 lg:col-span-5">
          <Newsletter />
          <div className="folds">
            <RevisionTable />
          </div>
          <SocialLinks className="folds note grid grid-cols-2 gap-x-5 gap-y-1 text-ink-soft sm:flex sm:flex-wrap sm:max-lg:col-span-2" />
        </div>
      </div>
      <div className="gutter note flex flex-wrap justify-between gap-x-6 lg:grid lg:grid-flow-dense lg:grid-cols-[auto_1fr_auto] gap-y-3 border-t border-line py-4 text-ink-soft">
        <Row label={footerWords.bottom} entries={bottomEntries} />
        <Row label={footerWords.copyright} entries={copyrightEntries} className="lg:col-start-3" />
        <p className="max-lg:w-full lg:col-start-2 lg:text-center" suppressHydrationWarning>
          {`© ${company.copyrightSince}-${thisYear} ${company.legalName}`}
        </p>
      </div>
    </footer>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={telephoneLink(number)} className={quiet}>
      {number}
    </a>
  );
}

type ColumnProps = { title: string; entries: readonly NavigationEntry[]; className: string; children?: ReactNode };

function Column({ title, entries, className, children }: ColumnProps) {
  return (
    <nav aria-label={title} className={`folds flex flex-col items-start gap-2 ${className}`}>
      <p className="note text-ink-soft">{title}</p>
      <Links entries={entries} />
      {children}
    </nav>
  );
}

type RowProps = { label: string; entries: readonly NavigationEntry[]; className?: string };

function Row({ label, entries, className = '' }: RowProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-x-6 gap-y-1 ${className}`}>
      <Links entries={entries} className="inline-flex min-h-6 items-center" />
    </nav>
  );
}

function Links({ entries, className = '' }: { entries: readonly NavigationEntry[]; className?: string }) {
  return entries.map(({ to, label }) => (
    <PageLink key={to} to={to} className={`${quiet} ${className}`}>
      {label}
    </PageLink>
  ));
}
