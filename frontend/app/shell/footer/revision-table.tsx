import { company } from '../../content/company.ts';
import { footerWords } from '../words.ts';

/** The revision table at the end of the footer, as drawings have one. */
export function RevisionTable() {
  return (
    <table className="note w-full self-start border-collapse">
      <caption className="mb-2 text-left text-ink-soft">{footerWords.revisions}</caption>
      <tbody>
        {company.revisions.map(({ mark, year, text }) => (
          <tr key={mark}>
            <th scope="row" className="w-10 border border-line px-3 py-2 text-left font-medium">
              {mark}
            </th>
            <td className="w-16 border border-line px-3 py-2">{year}</td>
            <td className="border border-line px-3 py-2">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
