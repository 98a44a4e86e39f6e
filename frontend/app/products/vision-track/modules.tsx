import { modules, roles } from './words.ts';

/** Every part with its data, and the roles that may see them. */
export function Modules() {
  const { title, caption, columns, rows } = modules;
  return (
    <section className="gutter grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[8fr_4fr] lg:py-20">
      <div>
        <h2>{title}</h2>
        <table className="mt-6 w-full text-left leading-snug">
          <caption className="note pb-2 text-left text-ink-soft">{caption}</caption>
          <thead className="note border-y border-ink max-sm:sr-only">
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 font-medium last:pr-0 last:pl-4">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, does, keeps }) => (
              <tr key={part} className="border-b border-line align-baseline max-sm:grid max-sm:py-3">
                <th scope="row" className="py-3 pr-4 font-semibold max-sm:py-0">
                  {part}
                </th>
                <td className="pr-4 text-ink-soft sm:py-3">{does}</td>
                <td className="border-line sm:border-l sm:py-3 sm:pl-4">{keeps}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <h2>{roles.title}</h2>
        <dl className="mt-6 grid gap-4">
          {roles.entries.map(({ who, text }) => (
            <div key={who} className="grid grid-cols-[7rem_1fr]">
              <dt className="font-semibold">{who}</dt>
              <dd className="leading-snug text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
