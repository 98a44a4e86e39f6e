import type { Staff } from '@frontdoor/contract';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';

export const InviteAgain = ({ person: { name, email, role } }: { person: Staff }) => {
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();
  const invite = async () => {
    const body = { name, email, role };
    if (!(await run(() => send<object>('POST', '/api/admin/staff/invitations', body)))) return;
    notify(translate('staff.invitation.sentAgain', { email }));
    refresh();
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
