import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { dateText } from '../values/times/dates.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { kindText } from './kinds.ts';

export const RetentionForecast = () => {
  const query = useRead(reads.retentionForecast());
  return (
    <Part title="What would go today">
      <Reading query={query} what="preview">
        {(kinds) => (
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">Kind</th>
                <th scope="col">Would go</th>
                <th scope="col">Oldest since</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, due, oldest }) => (
                <tr key={kind}>
                  <th scope="row">{kindText(kind)}</th>
                  <td>{due.toLocaleString('en-GB')}</td>
                  <td>{oldest ? dateText(oldest) : 'N/A'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Reading>
    </Part>
  );
};
