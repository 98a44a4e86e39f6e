import type { Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { timeText } from '../../values/times/dates.ts';
import { CopyLink } from './copy-link.tsx';

type Ending = 'withdraw' | 'delete';

const endings = {
  withdraw: {
    title: 'Withdraw this link?',
    confirm: 'Withdraw',
    text: 'It still leads to the post, but further applications do not count for it.',
  },
  delete: {
    title: 'Delete this link?',
    confirm: 'Delete',
    text: 'The name goes with it: applications that came by it stay, without a referrer.',
  },
};

export const Referral = ({ referral }: { referral: Schemas['ReferralView'] }) => {
  const { id, name, address, applications, withdrawnAt } = referral;
  const [asked, setAsked] = useState<Ending>();
  const { busy, failure, run, forget } = useAction();
  const fetchAgain = useFetchAgain();

  const end = async (how: Ending) => {
    const call = how === 'delete' ? dataProvider.deleteReferral : dataProvider.withdrawReferral;
    if (!(await run(() => call(id)))) return;
    setAsked(undefined);
    await fetchAgain(changes.referrals());
  };
  const offered: Ending[] = withdrawnAt ? ['delete'] : ['withdraw', 'delete'];

  return (
    <li>
      <p className="text">
        {name}: {applications} {applications === 1 ? 'application' : 'applications'}
        {withdrawnAt && <span className="soft"> · withdrawn {timeText(withdrawnAt)}</span>}
      </p>
      <p className="mono soft text">{address}</p>
      <p className="acts">
        {!withdrawnAt && <CopyLink address={address} name={name} />}
        {offered.map((how) => (
          <button key={how} type="button" className="link" onClick={() => setAsked(how)}>
            {endings[how].confirm}
            <span className="visually-hidden"> the link of {name}</span>
          </button>
        ))}
      </p>
      {asked && (
        <Confirm
          title={endings[asked].title}
          confirm={endings[asked].confirm}
          busy={busy}
          failure={failure}
          act={() => void end(asked)}
          cancel={() => {
            forget();
            setAsked(undefined);
          }}
        >
          <p>
            {name}. {endings[asked].text}
          </p>
        </Confirm>
      )}
    </li>
  );
};
