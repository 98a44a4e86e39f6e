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
    <section className="gutter flex flex-col gap-x-10 gap-y-6 border-t border-line bg-side py-14 lg:flex-row lg:items-end lg:justify-between lg:py-20">
      <div className="lg:max-w-[57%]">
        <h2>{title}</h2>
        <p className="lead mt-4">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3 lg:justify-end xl:shrink-0">
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
