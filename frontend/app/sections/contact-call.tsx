import { company, telephoneLink } from '../content/company.ts';
import { PageLink } from '../ui/page-link.tsx';

export interface ContactCallProps {
  title: string;
  text: string;
  action: string;
}

/** The end of a page: where to go next. */
export function ContactCall({ title, text, action }: ContactCallProps) {
  return (
    <section className="gutter grid gap-x-10 gap-y-6 border-t border-line bg-side py-14 lg:grid-cols-12 lg:items-end lg:py-20">
      <div className="lg:col-span-7">
        <h2>{title}</h2>
        <p className="lead mt-4">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
        <PageLink to="/contact" className="button primary">
          {action}
        </PageLink>
        <a className="button" href={telephoneLink(company.phone)}>
          {company.phone}
        </a>
      </p>
    </section>
  );
}
