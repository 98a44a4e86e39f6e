import { actionText, actorText } from '../../audit/audit-texts.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

export interface RecordName {
  resource: string;
  id: string;
}

/** Who has changed a record last, when, and what, as far as this person may read the audit log. */
export const LastChange = ({ resource, id }: RecordName) => {
  const { data: change, isFetching } = useRead(reads.lastChange(resource, id));
  // While it is fetched, the change of an earlier refusal is no answer.
  if (!change || isFetching) return null;
  return (
    <p>
      {translate('form.stale.change', {
        who: actorText(change),
        what: actionText(change.action),
        when: timeText(change.at),
      })}
    </p>
  );
};
