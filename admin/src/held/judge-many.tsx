import type { Held } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useSelectedRows } from '../grid/selection/use-selected-rows.ts';
import { countText } from '../values/texts.ts';
import { MailedSenders } from './mailed-senders.tsx';
import { useJudge } from './use-judge.tsx';
import type { Verdict } from './verdicts.ts';

/** The verdict on all selected submissions. Only a release needs a confirmation, because its mails cannot be recalled. */
export const JudgeMany = () => {
  const { selectedIds, onSelect, onUnselectItems, filterValues, refetch } = useListContext<Held>();
  const selected = useSelectedRows<Held>();
  const { busy, failure, judge } = useJudge();
  const [asking, setAsking] = useState<Held[]>();

  const inTheWay = failure?.code === 'cannot_judge_all' ? Object.keys(failure.errors) : [];
  const stillThere = selectedIds.filter((id) => inTheWay.includes(id));
  const say = async (verdict: Verdict, held: readonly Held[]) => {
    const ids = held.map(({ id }) => id);
    const done = await judge(verdict, ids);
    setAsking(undefined);
    if (done) onUnselectItems();
    else void refetch();
  };

  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => setAsking(selected)}>
        Release…
      </button>
      {filterValues['standing'] === 'discarded' ? (
        <button type="button" className="button" disabled={busy} onClick={() => void say('hold', selected)}>
          Hold again
        </button>
      ) : (
        <button type="button" className="button" disabled={busy} onClick={() => void say('discard', selected)}>
          Discard as spam
        </button>
      )}
      {failure && (
        <div className="refused">
          <FormAlert failure={failure} text={failure.errors['ids']} />
          {stillThere.length > 0 && (
            <button
              type="button"
              className="link"
              onClick={() => onSelect(selectedIds.filter((id) => !inTheWay.includes(id)))}
            >
              Take {countText(stillThere.length, 'submission')} out of the selection
            </button>
          )}
        </div>
      )}
      {asking && (
        <Confirm
          title={`Release ${countText(asking.length, 'submission')}?`}
          confirm="Release"
          busy={busy}
          failure={undefined}
          act={() => void say('release', asking)}
          cancel={() => setAsking(undefined)}
        >
          <p>
            They are treated as if they had never been held. The mails about them go out, and cannot be called back.
          </p>
          <MailedSenders held={asking} />
        </Confirm>
      )}
    </>
  );
};
