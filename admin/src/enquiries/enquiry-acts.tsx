import type { Enquiry } from '@frontdoor/contract';
import { useId } from 'react';
import { useGetIdentity } from 'react-admin';
import { useColleagueOptions } from '../applications/assign/use-colleague-options.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Pick } from '../grid/filters/pick.tsx';
import { translate } from '../messages/translate.ts';
import { useAnswering } from './use-answering.ts';

type State = Enquiry['state'];

/** The states that one can be brought to, the nearest first. */
const nextOf: Record<State, readonly State[]> = {
  open: ['closed', 'waiting'],
  waiting: ['closed', 'open'],
  closed: ['open'],
};

/** Who answers an enquiry, and whose turn it is. */
export const EnquiryActs = ({ record }: { record: Enquiry }) => {
  const { state, assignedTo } = record;
  const { busy, failure, assign, setState } = useAnswering(record);
  const options = useColleagueOptions();
  const { data: me } = useGetIdentity();
  const id = useId();
  const assignee = assignedTo?.id ?? '';
  const isListed = options.some(([one]) => one === assignee);
  const left =
    assignedTo && !isListed ? [[assignee, translate('assign.left', { name: assignedTo.name })] as const] : [];
  const nameOf = (to: string) =>
    to === me?.id ? (me.fullName ?? '') : (options.find(([one]) => one === to)?.[1] ?? '');
  const choose = (to: string) => void assign(to || null, to ? nameOf(to) : '');
  return (
    <>
      <FormAlert failure={failure} />
      <div className="acts assignee">
        <Pick
          id={id}
          label={translate('assign.label')}
          options={[...options, ...left]}
          value={assignee}
          choose={choose}
        />
        {me && assignee !== me.id && (
          <button type="button" className="button" disabled={busy} onClick={() => choose(String(me.id))}>
            {translate('enquiries.take')}
          </button>
        )}
      </div>
      <p className="acts">
        {nextOf[state].map((next) => (
          <button key={next} type="button" className="button" disabled={busy} onClick={() => void setState(next)}>
            {translate(`enquiries.turnTo.${next}`)}
          </button>
        ))}
      </p>
    </>
  );
};
