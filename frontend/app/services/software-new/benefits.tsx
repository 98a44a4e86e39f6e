import { benefits } from './words.ts';

/** The case, its price, and the five benefits as they were measured there. */
export function Benefits() {
  const { note, title, lead, caption, floors, total, list } = benefits;
  return (
    <section aria-labelledby="benefits" className="gutter bg-ink py-14 text-paper lg:py-24">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="note mb-5">{note}</p>
          <h2 id="benefits">{title}</h2>
          <p className="mt-5 max-w-[34em] text-lg leading-normal">{lead}</p>
        </div>
        <table className="w-full self-end text-left lg:col-span-5">
          <caption className="note pb-2 text-left">{caption}</caption>
          <tbody className="border-t border-paper">
            {floors.map(({ name, price }) => (
              <tr key={name} className="border-b border-paper/40">
                <th scope="row" className="py-2 font-normal">
                  {name}
                </th>
                <td className="py-2 text-right font-mono text-[0.95rem]">{price}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-3">
                {total.name}
              </th>
              <td className="py-3 text-right font-mono">{total.price}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
        {list.map(({ name, figure, text }) => (
          <li key={name} className="border-t border-paper pt-4 lg:col-span-2 lg:nth-[-n+2]:col-span-3">
            <h3 className="note">{name}</h3>
            <p className="mt-2 font-display text-3xl leading-none font-semibold tracking-tight">{figure}</p>
            <p className="mt-3 leading-normal">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
