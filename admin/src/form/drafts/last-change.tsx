import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { changeText } from './change-text.ts';

/** Whose change it was that came first, as far as this person may read the audit log. */
export const LastChange = ({ resource, id }: { resource: string; id: string }) => {
  const { data: change } = useRead(reads.lastChange(resource, id));
  return change ? <p>{changeText(change)}</p> : null;
};
