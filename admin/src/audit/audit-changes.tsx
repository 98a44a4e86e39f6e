import { translate } from '../messages/translate.ts';
import { changesOf } from './changes.ts';

export const AuditChanges = ({ details }: { details: Record<string, unknown> }) => {
  const changes = changesOf(details);
  if (changes.length === 0) return <p className="soft">{translate('audit.nothingMore')}</p>;
  return (
    <table className="plain-table">
      <caption className="mono soft">{translate('audit.details')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('audit.what')}</th>
          <th scope="col">{translate('audit.before')}</th>
          <th scope="col">{translate('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? '–'}</td>
            <td>{after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
