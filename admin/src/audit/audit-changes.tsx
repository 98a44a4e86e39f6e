import { changesOf } from './changes.ts';

export const AuditChanges = ({ details }: { details: Record<string, unknown> }) => {
  const changes = changesOf(details);
  if (changes.length === 0) return <p className="soft">The entry holds nothing more.</p>;
  return (
    <table className="plain-table">
      <caption className="mono soft">Details</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
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
