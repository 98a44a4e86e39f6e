import { consultationCall } from './words.ts';
import { EnquiryForm } from '../forms/enquiry/enquiry-form.tsx';

/** The end of every page about a service. */
export function Consultation() {
  const { sheet, title, lead, terms } = consultationCall;
  return (
    <section
      id="consultation"
      aria-labelledby="consultation-call"
      className="gutter graph-paper grid gap-x-10 gap-y-10 border-t border-line py-14 lg:grid-cols-12 lg:py-24"
    >
      <div className="folds lg:col-span-5">
        <p className="note mb-5 text-signal">{sheet}</p>
        <h2 id="consultation-call">{title}</h2>
        <p className="lead mt-5">{lead}</p>
        <dl className="mt-8 border-t border-line bg-paper">
          {terms.map(({ term, text }) => (
            <div key={term} className="grid grid-cols-[4.5rem_1fr] border-b border-line py-3">
              <dt className="note pt-0.5 text-ink-soft">{term}</dt>
              <dd className="text-[0.95rem] leading-snug">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="folds min-w-0 lg:col-span-7">
        <EnquiryForm name="consultation" />
      </div>
    </section>
  );
}
