import { outage, reach, restored } from './words.ts';

/** From the first second without the grid to the last: five points of one line. */
export function Outage() {
  return (
    <section aria-labelledby="outage-title" className="gutter bg-ink py-16 text-paper lg:py-28">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 id="outage-title" className="lg:col-span-6">
          {outage.title}
        </h2>
        <p className="max-w-[34em] lg:col-span-5 lg:col-start-8">{outage.lead}</p>
      </div>
      <ol className="mt-12 grid border-paper/60 max-lg:border-l lg:grid-cols-5 xl:grid-cols-[2fr_2fr_5fr_4fr_3fr] lg:border-t">
        {outage.steps.map(({ when, title, text }) => (
          <li key={when} className="relative pr-5 pb-8 max-lg:pl-6 lg:pt-6 lg:pb-0">
            <span
              aria-hidden="true"
              className="absolute -rotate-45 border-t-2 border-signal max-lg:top-3 max-lg:-left-[7px] max-lg:w-[13px] lg:-top-px lg:-left-[7px] lg:w-[14px]"
            />
            <p className="font-display text-2xl leading-tight font-bold whitespace-nowrap">{when}</p>
            <h3 className="mt-2 !text-lg">{title}</h3>
            <p className="mt-1 text-[0.95rem] leading-snug">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The table of each network's access, beside the table of recovery times. */
export function Tables() {
  return (
    <div className="gutter graph-paper grid gap-x-14 gap-y-16 py-16 lg:grid-cols-12 lg:py-28">
      <Reach />
      <Restored />
    </div>
  );
}

function Reach() {
  return (
    <section aria-labelledby="reach-title" className="lg:col-span-4">
      <h2 id="reach-title" className="!text-3xl">
        {reach.title}
      </h2>
      <table className="note mt-6 w-full border-2 border-ink bg-raised text-center">
        <caption className="pb-2 text-left text-ink-soft">{reach.caption}</caption>
        <thead className="border-b-2 border-ink">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium text-ink-soft">
              {reach.from}
            </th>
            {reach.columns.map((column) => (
              <th key={column} scope="col" className="px-1 py-2 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reach.rows.map(({ name, cells }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-4 text-left">
                {name}
              </th>
              {reach.columns.map((column, index) => (
                <td
                  key={column}
                  className={`border-l border-line ${cells[index] === 'no' ? 'bg-side text-ink-soft' : ''}`}
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[0.95rem] leading-snug text-ink-soft">{reach.note}</p>
    </section>
  );
}

function Restored() {
  return (
    <section aria-labelledby="restored-title" className="lg:col-span-8">
      <h2 id="restored-title" className="!text-3xl">
        {restored.title}
      </h2>
      <table className="mt-6 w-full text-left">
        <caption className="note pb-2 text-left text-ink-soft">{restored.caption}</caption>
        <thead className="note border-y-2 border-ink text-ink-soft">
          <tr>
            {restored.columns.map((column, index) => (
              <th key={column} scope="col" className={`py-2 pr-3 font-medium ${index % 2 ? 'max-sm:hidden' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {restored.rows.map(([what, lost, back, practised]) => (
            <tr key={what} className="border-b border-line align-baseline">
              <th scope="row" className="py-3 pr-3 leading-snug font-medium">
                {what}
              </th>
              <td className="note py-3 pr-3 max-sm:hidden">{lost}</td>
              <td className="py-3 pr-3 font-display text-xl font-semibold whitespace-nowrap">{back}</td>
              <td className="note py-3 max-sm:hidden">{practised}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[0.95rem] leading-snug text-ink-soft">{restored.note}</p>
    </section>
  );
}
