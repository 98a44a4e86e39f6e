import type { Staff } from '@frontdoor/contract';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';

export const InviteAgain = ({ person: { name, email, role } }: { person: Staff }) => {
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();
  const invite = async () => {
    const body = { name, email, role };
    if (!(await run(() => send<object>('POST', '/api/admin/staff/invitations', body)))) return;
    notify(`A new invitation is on its way to ${email}`);
    refresh();
  };
  return (
    <Part title="Invitation">
      <FormAlert failure={failure} />
      <p className="soft">No password has been chosen yet. A new link takes the place of the old one.</p>
      <p className="acts">
        <button type="button" className="button" disabled={busy} onClick={() => void invite()}>
          Invite again
        </button>
      </p>
    </Part>
  );
};
