import { inspection } from './words.ts';

const { columns } = inspection;

/** The gauges with their limits and last readings, as a filled sheet. */
export function InspectionSheet() {
  return (
    <section aria-labelledby="inspection" className="gutter bg-ink py-14 text-paper lg:py-20">
      <p className="note mb-4">{inspection.note}</p>
      <h2 id="inspection" className="max-w-[15em]">
        {inspection.title}
      </h2>
      <table className="mt-8 w-full border-t-2 border-paper text-left leading-snug">
        <caption className="sr-only">{inspection.title}</caption>
        <thead className="note border-b border-paper/40 max-md:sr-only">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="py-2 pr-6 font-medium last:pr-0 last:text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inspection.rows.map(({ gauge, limit, reading, stopped }) => (
            <tr key={gauge} className="border-b border-paper/40 max-md:block max-md:py-4">
              <th scope="row" className="py-3 pr-6 font-semibold max-md:block max-md:py-0">
                {gauge}
              </th>
              <Reading name={columns.limit}>{limit}</Reading>
              <Reading name={columns.reading}>{reading}</Reading>
              <Reading name={columns.stopped} className="font-mono md:text-right">
                {stopped}
              </Reading>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">{inspection.remark}</p>
    </section>
  );
}

function Reading({ name, className = '', children }: { name: string; className?: string; children: string }) {
  return (
    <td className={`max-md:mt-1 max-md:grid max-md:grid-cols-[8rem_1fr] md:py-3 md:pr-6 md:last:pr-0 ${className}`}>
      <span className="note md:hidden" aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  );
}
