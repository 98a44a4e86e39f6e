import { ColumnHeads } from '../sections/column-heads.tsx';
import { comparison } from './words.ts';

const [question, ...names] = comparison.columns;

/** The bearer of each risk. On a phone each question is a block with the three answers under it. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison" className="gutter graph-paper border-t border-line py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="comparison" className="lg:col-span-5">
          {comparison.title}
        </h2>
        <p className="lead lg:col-span-7">{comparison.lead}</p>
      </div>
      <table className="mt-10 w-full border-2 border-ink bg-raised text-left leading-snug">
        <caption className="sr-only">{comparison.title}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft max-md:sr-only">
          <ColumnHeads columns={[question, ...names]} cell="px-4 py-3 font-medium" />
        </thead>
        <tbody>
          {comparison.rows.map(([rowQuestion, ...answers]) => (
            <tr key={rowQuestion} className="border-b border-line last:border-0 max-md:block max-md:px-4 max-md:py-4">
              <th scope="row" className="align-top font-semibold max-md:block md:w-1/4 md:px-4 md:py-3">
                {rowQuestion}
              </th>
              {names.map((name, index) => (
                <td
                  key={name}
                  className="align-top max-md:mt-1 max-md:grid max-md:grid-cols-[9.5rem_1fr] md:px-4 md:py-3"
                >
                  <span className="note pt-0.5 text-ink-soft md:hidden" aria-hidden="true">
                    {name}
                  </span>
                  {answers[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
