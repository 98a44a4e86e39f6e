import { team } from '../content/team.ts';
import { signatures } from './words.ts';

/** The responsibilities of the leaders, as a drawing's revision table. */
export function Signatures() {
  return (
    <section
      className="gutter graph-paper grid gap-x-10 gap-y-8 py-14 lg:grid-cols-12 lg:py-24"
      aria-labelledby="signatures"
    >
      <div className="lg:col-span-4">
        <h2 id="signatures">{signatures.title}</h2>
        <p className="lead mt-4">{signatures.lead}</p>
      </div>
      <table className="w-full border-2 border-ink bg-raised text-left lg:col-span-8">
        <caption className="note pb-2 text-left text-ink-soft">{signatures.caption}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {signatures.columns.name}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {signatures.columns.signs}
            </th>
          </tr>
        </thead>
        <tbody>
          {team.map(({ name, signs, says }) => (
            <tr key={name} className="border-b border-line align-baseline last:border-0">
              <th scope="row" className="w-1/3 px-4 py-3 font-semibold">
                {name}
              </th>
              <td className="border-l border-line px-4 py-3 leading-snug">
                <p className="text-ink-soft">{signs}</p>
                <p className="mt-1">“{says}”</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
