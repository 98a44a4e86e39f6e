import type { HeldSubmission } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useSelectedRows } from '../grid/selection/use-selected-rows.ts';
import { translate } from '../messages/translate.ts';
import { MailedSenders } from './mailed-senders.tsx';
import { useJudge } from './use-judge.tsx';
import type { Verdict } from './verdicts.ts';

/** The verdict on all selected submissions. Only a release needs a confirmation, because others hear of it. */
export const JudgeMany = () => {
  const { selectedIds, onSelect, onUnselectItems, filterValues, refetch } = useListContext<HeldSubmission>();
  const selected = useSelectedRows<HeldSubmission>();
  const { busy, failure, judge } = useJudge();
  const [asking, setAsking] = useState<HeldSubmission[]>();

  const inTheWay = failure?.code === 'cannot_judge_all' ? Object.keys(failure.errors) : [];
  const stillThere = selectedIds.filter((id) => inTheWay.includes(id));
  const judgeAll = async (verdict: Verdict, submissions: readonly HeldSubmission[]) => {
    const done = await judge(verdict, submissions);
    setAsking(undefined);
    if (done) onUnselectItems();
    else void refetch();
  };

  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => setAsking(selected)}>
        {translate('held.release.afterQuestion')}
      </button>
      {filterValues['standing'] === 'discarded' ? (
        <button type="button" className="button" disabled={busy} onClick={() => void judgeAll('hold', selected)}>
          {translate('held.hold')}
        </button>
      ) : (
        <button type="button" className="button" disabled={busy} onClick={() => void judgeAll('discard', selected)}>
          {translate('held.discard')}
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
              {translate('held.takeOut', { count: stillThere.length })}
            </button>
          )}
        </div>
      )}
      {asking && (
        <Confirm
          title={translate('held.release.questionOfMany', { count: asking.length })}
          confirm={translate('held.release.confirm')}
          busy={busy}
          failure={undefined}
          act={() => void judgeAll('release', asking)}
          cancel={() => setAsking(undefined)}
        >
          <p>{translate('held.release.effectOnMany', { count: asking.length })}</p>
          <MailedSenders submissions={asking} />
        </Confirm>
      )}
    </>
  );
};
