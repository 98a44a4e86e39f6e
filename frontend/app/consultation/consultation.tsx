import { company, telephoneLink } from '../content/company.ts';
import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { consultation, type Ending } from './words.ts';

/** The end of every page about a service: its own question, and the form that takes the answer. */
export function Consultation({ ending: { title, text, facts } }: { ending: Ending }) {
  return (
    <section
      id="consultation"
      aria-labelledby="consultation-call"
      className="gutter graph-paper grid gap-x-10 gap-y-10 border-t border-line py-14 lg:grid-cols-12 lg:py-24"
    >
      <div className="folds lg:col-span-5">
        <p className="note mb-5 text-signal">{consultation.note}</p>
        <h2 id="consultation-call">{title}</h2>
        <p className="lead mt-5">{text}</p>
        <dl className="mt-8 border-t border-line bg-paper">
          {facts.map((fact) => (
            <div key={fact.term} className="grid grid-cols-[6.5rem_1fr] border-b border-line py-3">
              <dt className="note pt-0.5 text-ink-soft">{fact.term}</dt>
              <dd className="text-[0.95rem] leading-snug">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="folds min-w-0 lg:col-span-7">
        <EnquiryForm name="consultation" />
        {/* After the form, which Book Now leads to: the next Tab is its first field. */}
        <div className="mt-6 flex flex-wrap gap-x-6">
          <a className="underlined inline-flex min-h-8 items-center" href={telephoneLink(company.phone)}>
            {company.phone}
          </a>
          <PageLink className="underlined inline-flex min-h-8 items-center" to="/contact">
            {consultation.elsewhere}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
