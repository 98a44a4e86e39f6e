import type { Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { timeText } from '../../values/times/dates.ts';
import type { English } from '../../messages/message-key.ts';
import { translate } from '../../messages/translate.ts';
import { CopyLink } from './copy-link.tsx';

type Ending = keyof English['referrals']['endings'];

export const Referral = ({ referral }: { referral: Schemas['ReferralView'] }) => {
  const { id, name, address, applications, withdrawnAt } = referral;
  const [ending, setEnding] = useState<Ending>();
  const { busy, failure, run, forget } = useAction();
  const fetchAgain = useFetchAgain();

  const end = async (how: Ending) => {
    const call = how === 'delete' ? dataProvider.deleteReferral : dataProvider.withdrawReferral;
    if (!(await run(() => call(id)))) return;
    setEnding(undefined);
    await fetchAgain(changes.referrals());
  };
  const offered: Ending[] = withdrawnAt ? ['delete'] : ['withdraw', 'delete'];

  return (
    <li>
      <p className="text">
        {translate('referrals.applications', { name, count: applications })}
        {withdrawnAt && (
          <span className="soft"> · {translate('referrals.withdrawnAt', { time: timeText(withdrawnAt) })}</span>
        )}
      </p>
      <p className="mono soft text">{address}</p>
      <p className="acts">
        {!withdrawnAt && <CopyLink address={address} name={name} />}
        {offered.map((how) => (
          <button key={how} type="button" className="link" onClick={() => setEnding(how)}>
            {translate(`referrals.endings.${how}.confirm`)}
            <span className="visually-hidden"> {translate('referrals.theLinkOf', { name })}</span>
          </button>
        ))}
      </p>
      {ending && (
        <Confirm
          title={translate(`referrals.endings.${ending}.title`)}
          confirm={translate(`referrals.endings.${ending}.confirm`)}
          busy={busy}
          failure={failure}
          act={() => void end(ending)}
          cancel={() => {
            forget();
            setEnding(undefined);
          }}
        >
          <p>{translate(`referrals.endings.${ending}.text`, { name })}</p>
        </Confirm>
      )}
    </li>
  );
};
