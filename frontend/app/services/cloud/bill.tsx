import { bill } from './words.ts';

const [line, march, april, may, why] = bill.columns;

// On a phone a line's reason stands under its amounts, as wide as the table.
const narrow = 'max-md:grid max-sm:grid-cols-[1fr_5.2rem_5.2rem] sm:max-md:grid-cols-[1fr_6rem_6rem_6rem]';

/** Three months of one bill as a ledger; on a phone the reasons stand under their lines. */
export function Bill() {
  return (
    <section aria-labelledby="bill-title" className="gutter graph-paper border-y border-line py-16 lg:py-24">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 id="bill-title" className="lg:col-span-4">
          {bill.title}
        </h2>
        <p className="lead lg:col-span-7 lg:col-start-6">{bill.lead}</p>
      </div>
      <table className="mt-10 w-full border-2 border-ink bg-raised text-left">
        <caption className="note pb-2 text-left text-ink-soft">{bill.caption}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft">
          <tr className={narrow}>
            <th scope="col" className="px-3 py-2 font-medium sm:px-4">
              {line}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              {march}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium max-sm:hidden">
              {april}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              {may}
            </th>
            <th scope="col" className="px-4 py-2 font-medium max-md:hidden">
              {why}
            </th>
          </tr>
        </thead>
        <tbody>
          {bill.rows.map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink font-semibold">
          <Row {...bill.total} strong />
        </tfoot>
      </table>
    </section>
  );
}

type RowProps = { line: string; amounts: readonly string[]; why: string; strong?: boolean };

function Row({ line: name, amounts: [first, second, third], why: reason, strong = false }: RowProps) {
  const last = strong ? 'bg-deep text-paper' : '';
  return (
    <tr className={`border-b border-line align-baseline last:border-0 ${narrow}`}>
      <th scope="row" className={`px-3 py-3 leading-snug sm:px-4 ${strong ? '' : 'font-medium'}`}>
        {name}
      </th>
      <td className="note py-3 pr-3 text-right whitespace-nowrap">{first}</td>
      <td className="note py-3 pr-3 text-right whitespace-nowrap max-sm:hidden">{second}</td>
      <td className={`note py-3 pr-3 pl-2 text-right whitespace-nowrap ${last}`}>{third}</td>
      <td className="px-4 py-3 text-[0.95rem] leading-snug font-normal text-ink-soft max-md:col-span-full max-md:pt-0 max-sm:px-3">
        {reason}
      </td>
    </tr>
  );
}
