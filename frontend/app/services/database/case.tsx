import { Technologies } from '../../sections/technologies.tsx';
import { tools, importer } from './words.ts';

/** The measurements at one client before and after, and the means of the repair. */
export function Case() {
  const [measured, before, after] = importer.columns;
  return (
    <section id="case" aria-labelledby="case-title" className="gutter py-16 lg:py-28">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="case-title">{importer.title}</h2>
          {importer.paragraphs.map((text) => (
            <p key={text} className="mt-5 text-ink-soft">
              {text}
            </p>
          ))}
        </div>
        <table className="self-start text-left lg:col-span-7">
          <caption className="note pb-2 text-left text-ink-soft">{importer.caption}</caption>
          <thead className="note border-y-2 border-ink text-ink-soft">
            <tr>
              <th scope="col" className="py-2 font-medium">
                {measured}
              </th>
              <th scope="col" className="py-2 pr-2 text-right font-medium">
                {before}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {after}
              </th>
            </tr>
          </thead>
          <tbody>
            {importer.rows.map(([name, was, is]) => (
              <tr key={name} className="border-b border-line align-baseline">
                <th scope="row" className="py-3 pr-3 leading-snug font-medium">
                  {name}
                </th>
                <td className="py-3 pr-2 text-right text-ink-soft">{was}</td>
                <td className="py-3 pl-2 text-right font-display text-lg leading-snug font-semibold whitespace-nowrap sm:text-xl">
                  {is}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note mt-16 mb-4 text-ink-soft">{tools.title}</p>
      <Technologies names={tools.names} />
    </section>
  );
}
