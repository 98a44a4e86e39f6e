import { money } from './words.ts';

/** Every payment between the partners and the company. */
export function Money() {
  return (
    <section
      aria-labelledby="money"
      className="gutter grid gap-x-10 gap-y-8 border-t border-line bg-ink py-16 text-paper lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-5">
        <h2 id="money">{money.title}</h2>
        <p className="mt-5 max-w-[32em]">{money.text}</p>
      </div>
      <div className="lg:col-span-7">
        <table className="w-full text-left">
          <caption className="note pb-3 text-left">{money.caption}</caption>
          <thead className="note border-b-2 border-current">
            <tr>
              <th scope="col" className="py-2 font-medium">
                {money.columns.what}
              </th>
              <th scope="col" className="px-4 py-2 font-medium max-sm:hidden">
                {money.columns.from}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {money.columns.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {money.lines.map(({ what, from, sum }) => (
              <tr key={what} className="border-b border-current/40 align-baseline">
                <th scope="row" className="py-4 pr-4 font-normal">
                  {what}
                  <span className="note block sm:hidden">{from}</span>
                </th>
                <td className="note px-4 whitespace-nowrap max-sm:hidden">{from}</td>
                <td className="py-4 text-right font-display text-xl font-semibold whitespace-nowrap">{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 max-w-[36em]">{money.rule}</p>
      </div>
    </section>
  );
}
