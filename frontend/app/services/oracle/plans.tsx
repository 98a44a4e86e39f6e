import { plans } from './words.ts';

const [step, rowsRead, seconds] = plans.columns;

/** Two plans of one statement beside each other; the blocked step is marked in the first. */
export function Plans() {
  return (
    <section aria-labelledby="plans-title" className="gutter py-16 lg:py-28">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 id="plans-title" className="lg:col-span-5">
          {plans.title}
        </h2>
        <p className="lead lg:col-span-7">{plans.lead}</p>
      </div>
      <div className="mt-10 grid border-2 border-ink bg-raised lg:grid-cols-2">
        {plans.versions.map((version) => (
          <Plan key={version.name} {...version} />
        ))}
      </div>
    </section>
  );
}

type PlanProps = {
  name: string;
  sql: string;
  blocked: string;
  rows: readonly (readonly [string, string, string])[];
  total: readonly [string, string, string];
};

function Plan({ name, sql, blocked, rows, total }: PlanProps) {
  return (
    <div className="min-w-0 border-ink not-first:border-t-2 lg:not-first:border-t-0 lg:not-first:border-l-2">
      <h3 className="px-4 pt-5">{name}</h3>
      <p className="note mt-2 border-b border-line px-4 pb-4">
        <code>{sql}</code>
      </p>
      <table className="note w-full text-left">
        <caption className="sr-only">{name}</caption>
        <thead className="border-b border-ink text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {step}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {rowsRead}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {seconds}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([operation, count, time]) => (
            <tr
              key={operation}
              className={`border-b border-line align-baseline ${operation === blocked ? 'font-bold text-signal' : ''}`}
            >
              <th scope="row" className="px-4 py-2">
                {operation}
              </th>
              <td className="py-2 text-right">{count}</td>
              <td className="px-4 py-2 text-right">{time}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="px-4 py-3">
              {total[0]}
            </th>
            <td className="py-3 text-right">{total[1]}</td>
            <td className="px-4 py-3 text-right font-bold">{total[2]}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
