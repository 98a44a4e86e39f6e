import { Link } from 'react-router-dom';
import { useOpenRecord } from './use-open-record.ts';

/** To the form for a new record, on screens that do not show it beside the list anyway. */
export const NewRecordLink = ({ text }: { text: string }) => {
  const { createPath } = useOpenRecord();
  return (
    <Link className="button" to={createPath}>
      {text}
    </Link>
  );
};
