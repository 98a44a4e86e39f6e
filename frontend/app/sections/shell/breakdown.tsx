import { company } from '../../content/company.ts';

/** Shown when the page itself failed in the browser. It needs nothing that could fail as well. */
export function Breakdown() {
  return (
    <section className="gutter graph-paper py-24">
      <p className="note mb-5 text-signal">Fault</p>
      <h1 className="max-w-[12em]">This sheet could not be shown.</h1>
      <p className="lead mt-6">
        Load the page again. If that does not help, write to{' '}
        <a className="underlined" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        .
      </p>
    </section>
  );
}
