import type { Enquiry } from '@frontdoor/contract';
import { useId } from 'react';
import { useGetIdentity } from 'react-admin';
import { useColleagueOptions } from '../applications/assign/use-colleague-options.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Pick } from '../grid/filters/pick.tsx';
import { ariaKeyOf, type Command } from '../keys/key-map.ts';
import { KeyName } from '../keys/key-name.tsx';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { translate } from '../messages/translate.ts';
import { useAnswering } from './use-answering.ts';

type State = Enquiry['state'];

/** The states that one can be brought to, the nearest first. */
const nextOf: Record<State, readonly State[]> = {
  open: ['closed', 'waiting'],
  waiting: ['closed', 'open'],
  closed: ['open'],
};

const keyOf: Partial<Record<State, Command>> = { closed: 'done' };

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
  const own = me && assignee !== me.id ? String(me.id) : undefined;
  const take = own === undefined ? undefined : () => choose(own);
  const done = nextOf[state].includes('closed') ? () => void setState('closed') : undefined;
  useShortcuts(busy ? {} : { take, done });
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
        {take && (
          <button type="button" className="button" aria-keyshortcuts={ariaKeyOf('take')} disabled={busy} onClick={take}>
            {translate('enquiries.take')} <KeyName of="take" />
          </button>
        )}
      </div>
      <p className="acts">
        {nextOf[state].map((next) => {
          const key = keyOf[next];
          return (
            <button
              key={next}
              type="button"
              className="button"
              aria-keyshortcuts={key && ariaKeyOf(key)}
              disabled={busy}
              onClick={() => void setState(next)}
            >
              {translate(`enquiries.turnTo.${next}`)} {key && <KeyName of={key} />}
            </button>
          );
        })}
      </p>
    </>
  );
};
