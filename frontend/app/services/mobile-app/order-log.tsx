import { log } from './words.ts';

/** Both ends of one order, line by line; the minutes without a signal are struck with a dashed edge. */
export function OrderLog() {
  const [clock, phone, server] = log.columns;
  return (
    <section aria-labelledby="log-title" className="gutter bg-ink py-16 text-paper lg:py-24">
      <h2 id="log-title">{log.title}</h2>
      <p className="mt-4 text-lg leading-snug">{log.lead}</p>
      <table className="mt-10 w-full text-left">
        <caption className="sr-only">{log.title}</caption>
        <thead className="note border-b-2 border-paper">
          <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
            <th scope="col" className="py-2 pr-4 font-medium max-sm:sr-only">
              {clock}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium sm:w-[44%]">
              {phone}
            </th>
            <th scope="col" className="py-2 font-medium sm:pl-6">
              {server}
            </th>
          </tr>
        </thead>
        <tbody>
          {log.rows.map((row) => (
            <tr
              key={row.clock}
              className="border-b border-paper/30 align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-4"
            >
              <th scope="row" className="note py-4 pr-4 font-medium max-sm:col-span-2 max-sm:py-1">
                {row.clock}
              </th>
              <td className="py-4 pr-4 leading-snug max-sm:p-0">{row.phone}</td>
              <td
                className={`py-4 leading-snug max-sm:py-0 max-sm:pl-3 sm:pl-6 ${row.dark ? 'border-l-2 border-dashed border-paper/60' : 'border-l-4 border-signal'}`}
              >
                {row.server}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
