import { ChartScene } from '@frontdoor/drawings';
import { ColumnHeads } from '../../sections/column-heads.tsx';
import { fault, report } from './words.ts';

/** The case: its curve, its steps, and the repairs. */
export function Report() {
  return (
    <section
      aria-labelledby="report-title"
      className="gutter grid gap-x-10 gap-y-8 py-16 lg:grid-flow-dense lg:grid-cols-12 lg:py-28"
    >
      <div className="lg:col-span-5 lg:col-start-8">
        <h2 id="report-title">{report.title}</h2>
        {report.paragraphs.map((text) => (
          <p key={text} className="mt-5 text-ink-soft">
            {text}
          </p>
        ))}
      </div>
      <div className="lg:col-span-7">
        <ChartScene label={report.chart} />
        <table className="mt-8 w-full text-left">
          <caption className="note pb-2 text-left text-ink-soft">{report.caption}</caption>
          <thead className="note border-y border-ink text-ink-soft">
            <ColumnHeads columns={report.columns} cell="py-2 pr-2 font-medium" />
          </thead>
          <tbody>
            {report.rows.map(([load, was, failed, is]) => (
              <tr key={load} className="border-b border-line">
                <th scope="row" className="py-2 font-display text-lg font-semibold">
                  {load}
                </th>
                <td className="note py-2">{was}</td>
                <td className="note py-2">{failed}</td>
                <td className="note py-2">{is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** One fault as it stands in the report, in the frame of a title block. */
export function Fault() {
  return (
    <section
      aria-labelledby="fault-title"
      className="gutter grid items-center gap-x-10 gap-y-8 border-b border-line bg-side py-16 lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="fault-title">{fault.title}</h2>
        <p className="lead mt-5">{fault.lead}</p>
      </div>
      <article className="border-2 border-ink bg-raised lg:col-span-8">
        <p className="note border-b border-line px-5 py-2 text-ink-soft">{fault.name}</p>
        <h3 className="border-b-2 border-ink px-5 py-5 !text-2xl">{fault.heading}</h3>
        <dl>
          {fault.terms.map(({ term, text }) => (
            <div key={term} className="grid border-line px-5 py-3 not-first:border-t sm:grid-cols-[8rem_1fr]">
              <dt className="note pt-0.5 text-ink-soft">{term}</dt>
              <dd className="leading-snug">{text}</dd>
            </div>
          ))}
        </dl>
      </article>
    </section>
  );
}
