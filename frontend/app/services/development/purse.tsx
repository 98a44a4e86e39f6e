import { ColumnHeads } from '../../sections/column-heads.tsx';
import { purse } from './words.ts';
import { letterOf, partId } from '../../ui/pictures/part-links.ts';

const bars = ['w-[15%]', 'w-[11%]', 'w-[35%]', 'w-full', 'w-[23%]'];

/** The permitted weight of a page, sheet by sheet; the bars are to scale, the pictures being the longest. */
export function Purse() {
  const total = purse.rows.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section aria-labelledby="purse-title" className="gutter py-16 lg:py-28">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h2 id="purse-title" className="lg:col-span-5">
          {purse.title}
        </h2>
        <p className="lead lg:col-span-7">{purse.lead}</p>
      </div>
      <table className="mt-10 w-full border-y-2 border-ink text-left max-md:block max-md:border-t-0">
        <caption className="max-md:block note pb-2 text-left text-ink-soft">{purse.caption}</caption>
        <thead className="note border-b border-ink text-ink-soft max-md:sr-only">
          <ColumnHeads columns={purse.columns} cell="py-2 pr-4 font-medium" />
        </thead>
        <tbody className="border-ink max-md:block max-md:border-t-2">
          {purse.rows.map(({ name, weight, after, rule }, index) => (
            <tr
              key={name}
              id={partId(index)}
              className="border-b border-line align-baseline last:border-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:py-3"
            >
              <th scope="row" className="py-3 pr-4 font-semibold max-md:py-0">
                <span className="note mr-3 text-signal">{letterOf(index)}</span>
                {name}
              </th>
              <td className="py-3 pr-6 max-md:order-last max-md:col-span-2 max-md:pt-2 max-md:pb-0 md:w-[34%]">
                <span className="note">{`${weight} KB`}</span>
                <span aria-hidden="true" className={`mt-1 block h-2.5 bg-signal ${bars[index] ?? ''}`} />
              </td>
              <td className="note py-3 pr-4 whitespace-nowrap max-md:p-0">{after}</td>
              <td className="py-3 leading-snug text-ink-soft max-md:col-span-2 max-md:pt-1 max-md:pb-0 md:w-[38%]">
                {rule}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-ink max-md:block">
          <tr className="max-md:flex max-md:justify-between">
            <th scope="row" className="py-3 font-semibold">
              {purse.total}
            </th>
            <td className="py-3 font-display text-2xl font-semibold" colSpan={3}>
              {`${total} KB`}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
