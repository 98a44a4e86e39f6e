import { Link } from 'react-router-dom';
import { useOpenRecord } from './use-open-record.ts';

/** Leads to the form for a new record on screens that do not show it beside the list. */
export const NewRecordLink = ({ text }: { text: string }) => {
  const { createPath } = useOpenRecord();
  return (
    <Link className="button" to={createPath}>
      {text}
    </Link>
  );
};
