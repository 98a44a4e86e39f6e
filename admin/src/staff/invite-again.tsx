import type { Staff } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';

export const InviteAgain = ({ person: { id, name, email, role } }: { person: Staff }) => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const invite = async () => {
    if (!(await run(() => dataProvider.inviteStaff({ name, email, role })))) return;
    notify(translate('staff.invitation.sentAgain', { email }));
    void fetchAgain(changes.record('staff', id));
  };
  return (
    <Part title={translate('staff.invitation.heading')}>
      <FormAlert failure={failure} />
      <p className="soft">{translate('staff.invitation.replacesLink')}</p>
      <p className="acts">
        <button type="button" className="button" disabled={busy} onClick={() => void invite()}>
          {translate('staff.invitation.again')}
        </button>
      </p>
    </Part>
  );
};
