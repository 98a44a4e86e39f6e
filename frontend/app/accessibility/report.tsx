import { accessibility } from '../content/accessibility.ts';
import { telephoneLink } from '../content/company.ts';
import { PageLink } from '../ui/page-link.tsx';
import { report } from './words.ts';

const way = 'flex flex-wrap items-baseline gap-x-4 max-sm:flex-col border-t border-paper/40 py-4';
const address = 'font-display text-xl font-semibold underline underline-offset-4 sm:text-2xl';

/** The address for reports, the time until an answer, and the authority above us. */
export function Report() {
  return (
    <section
      aria-labelledby="report"
      className="gutter grid gap-x-10 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-12 lg:py-20"
    >
      <div className="lg:col-span-7">
        <h2 id="report">{report.title}</h2>
        <p className="mt-5 max-w-[36em] text-lg leading-normal">{report.text}</p>
        <p className="mt-4 max-w-[38em]">{accessibility.beyond}</p>
      </div>
      <ul className="self-end border-b border-paper/40 lg:col-span-5">
        <li className={way}>
          <span className="note w-20">{report.mail}</span>
          <a className={address} href={`mailto:${accessibility.email}`}>
            {accessibility.email}
          </a>
        </li>
        <li className={way}>
          <span className="note w-20">{report.call}</span>
          <a className={address} href={telephoneLink(accessibility.phone)}>
            {accessibility.phone}
          </a>
        </li>
        <li className={way}>
          <span className="note w-20">{report.or}</span>
          <PageLink to="/contact" className={address}>
            {report.form}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}
