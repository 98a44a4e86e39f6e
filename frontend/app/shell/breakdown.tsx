import { company } from '../content/company.ts';
import { breakdownWords } from './words.ts';

/** Shown when the page itself failed in the browser. It needs nothing that could fail as well. */
export function Breakdown() {
  return (
    <section className="gutter graph-paper py-24">
      <p className="note mb-5 text-signal">{breakdownWords.note}</p>
      <h1 className="max-w-[12em]">{breakdownWords.title}</h1>
      <p className="lead mt-6">
        {breakdownWords.text}{' '}
        <a className="underlined" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        .
      </p>
    </section>
  );
}
