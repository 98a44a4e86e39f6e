import { article } from './words.ts';

/** The sum of both ways over five years. */
export function FiveYears() {
  const { title, lead, columns, rows, total, remark } = article.sum;
  return (
    <section id="sum" aria-labelledby="sum-title" className="scroll-mt-24">
      <h2 id="sum-title" className="!text-3xl">
        {title}
      </h2>
      <p className="prose mt-5">{lead}</p>
      <table className="mt-6 w-full border-2 border-ink bg-raised text-left text-[0.97rem] max-sm:text-[0.82rem]">
        <caption className="sr-only">{title}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft">
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`px-2 py-2 font-medium sm:px-4 ${index === 1 ? 'bg-side' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]} cells={row} />
          ))}
          <Row cells={total} heavy />
        </tbody>
      </table>
      <p className="prose mt-5">{remark}</p>
    </section>
  );
}

function Row({ cells: [name, web, mobile], heavy = false }: { cells: readonly string[]; heavy?: boolean }) {
  return (
    <tr className={heavy ? 'border-t-2 border-ink font-semibold' : 'border-t border-line first:border-0'}>
      <th scope="row" className="px-2 py-3 align-top leading-snug font-semibold sm:px-4">
        {name}
      </th>
      <Sum text={web} className="bg-side" />
      <Sum text={mobile} />
    </tr>
  );
}

/** The time stands above the money, so that the money can be compared. */
function Sum({ text = '', className = '' }: { text: string | undefined; className?: string }) {
  return (
    <td className={`px-2 py-3 align-top leading-snug sm:px-4 ${className}`}>
      {text.split(' · ').map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
    </td>
  );
}
