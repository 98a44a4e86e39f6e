import { company, telephoneLink } from '../../content/company.ts';
import { callUs } from '../words.ts';

export function CallUs() {
  return (
    <section
      aria-labelledby="call-title"
      className="call gutter grid items-end gap-x-10 gap-y-6 border-t border-line bg-side py-14 lg:grid-cols-12 lg:py-20"
    >
      <div className="lg:col-span-5">
        <h2 id="call-title">{callUs.title}</h2>
        <p className="lead mt-3">{callUs.text}</p>
      </div>
      <p className="lg:col-span-7">
        <a
          href={telephoneLink(company.phone)}
          className="figure-under block pb-4 font-display text-[clamp(1.75rem,6.2vw,4.25rem)] leading-none font-semibold tracking-[-0.03em] hover:text-signal"
        >
          {company.phone}
        </a>
        <span className="note figure-line block pt-3 text-ink-soft">
          {company.hours}, {company.days}
        </span>
      </p>
    </section>
  );
}
