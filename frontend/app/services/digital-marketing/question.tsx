import { question } from './words.ts';

const figures = 'max-sm:grid max-sm:grid-cols-[7rem_1fr] sm:text-right whitespace-nowrap font-mono text-[0.92rem]';

/** Why campaigns have a question and an end, and the month that shows it. */
export function Question() {
  const { note, title, text, caption, columns, rows, total } = question;
  return (
    <section aria-labelledby="question" className="gutter py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <div>
          <p className="note mb-5 text-signal">{note}</p>
          <h2 id="question">{title}</h2>
        </div>
        <div className="space-y-4 lg:pt-10">
          {text.map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <table className="mt-12 w-full border-ink text-left max-sm:block sm:border-2 sm:bg-raised">
        <caption className="note pb-2 text-left text-ink-soft max-sm:block">{caption}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft max-sm:sr-only">
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`px-4 py-2 font-medium ${index > 1 ? 'text-right' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([name, rowQuestion, ...sums]) => (
            <tr
              key={name}
              className="border-b border-line align-baseline first:max-sm:border-t first:max-sm:border-t-ink max-sm:block max-sm:py-3"
            >
              <th scope="row" className="font-display text-lg font-semibold max-sm:block sm:px-4 sm:py-4">
                {name}
              </th>
              <td className="leading-snug text-ink-soft max-sm:block sm:px-4 sm:py-4">{rowQuestion}</td>
              {sums.map((sum, index) => (
                <td key={sum} className={`${figures} sm:px-4`}>
                  <span className="text-ink-soft sm:hidden">{columns[index + 2]}</span>
                  {sum}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="max-sm:block">
          <tr className="align-baseline font-semibold max-sm:block max-sm:py-3">
            <th scope="row" colSpan={2} className="max-sm:block sm:px-4 sm:py-3">
              {total[0]}
            </th>
            {total.slice(2).map((sum, index) => (
              <td key={sum} className={`${figures} sm:px-4`}>
                <span className="text-ink-soft sm:hidden">{columns[index + 2]}</span>
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
