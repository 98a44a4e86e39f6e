import { after } from './words.ts';

/** The case: the costs of changes before and now, each with its bar. */
export function After() {
  const { note, title, lead, rows, columns } = after;
  return (
    <section aria-labelledby="after" className="gutter bg-ink py-14 text-paper lg:py-24">
      <p className="note mb-4">{note}</p>
      <h2 id="after">{title}</h2>
      <p className="mt-4 text-lg leading-snug">{lead}</p>
      <table className="mt-10 w-full text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="note border-b border-paper/50">
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, now, share }) => (
            <tr key={label} className="border-b border-paper/30 align-top">
              <th scope="row" className="py-4 pr-4 leading-snug font-semibold">
                {label}
              </th>
              <td className="py-4 pr-4 leading-snug">{before}</td>
              <td className="w-1/4 py-4 sm:w-2/5">
                <span className="font-display text-xl leading-none font-semibold whitespace-nowrap">{now}</span>
                <span aria-hidden="true" className={`mt-2 block h-2 bg-signal ${share}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
