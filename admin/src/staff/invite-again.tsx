import type { Staff } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Part } from '../values/part.tsx';

export const InviteAgain = ({ person: { id, name, email, role } }: { person: Staff }) => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const invite = async () => {
    if (!(await run(() => dataProvider.inviteStaff({ name, email, role })))) return;
    notify(`A new invitation is on its way to ${email}`);
    void fetchAgain(changes.record('staff', id));
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
