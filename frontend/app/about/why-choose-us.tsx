import { choose } from './words.ts';

/** Five moments of a project: as they often are, and as they are here. */
export function WhyChooseUs() {
  const { moment, usual, here } = choose.columns;
  return (
    <section className="gutter graph-paper border-b border-line py-14 lg:py-24" aria-labelledby="choose">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="choose" className="lg:col-span-5">
          {choose.title}
        </h2>
        <p className="lead lg:col-span-7">{choose.lead}</p>
      </div>
      <table className="mt-10 w-full border-2 border-ink bg-raised text-left">
        <caption className="sr-only">{choose.caption}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft max-md:sr-only">
          <tr>
            {[moment, usual, here].map((name) => (
              <th key={name} scope="col" className="px-5 py-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choose.rows.map((row) => (
            <tr
              key={row.moment}
              className="border-b border-line align-baseline last:border-0 max-md:grid max-md:gap-1 max-md:px-4 max-md:py-4"
            >
              <th scope="row" className="font-display text-lg font-semibold md:w-1/5 md:px-5 md:py-4">
                {row.moment}
              </th>
              <td className="leading-snug text-ink-soft md:w-[35%] md:border-l md:border-line md:px-5 md:py-4">
                <span className="note md:hidden">{usual}: </span>
                {row.usual}
              </td>
              <td className="leading-snug md:border-l-2 md:border-signal md:px-5 md:py-4">
                <span className="note text-signal md:hidden">{here}: </span>
                {row.here}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
