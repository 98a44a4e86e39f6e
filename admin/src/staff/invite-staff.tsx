import type { Schemas, Staff } from '@frontdoor/contract';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useNewDraft } from '../form/use-draft.ts';
import { FormHeading } from '../grid/form-heading.tsx';
import { useOpenRecord } from '../grid/use-open-record.ts';
import { roles } from './roles.ts';

const nobody: Schemas['InviteStaffDto'] = { name: '', email: '', role: 'hr' };

/** Invites a colleague; the mail with the link goes out at once. */
export const InviteStaff = ({ alone }: { alone: boolean }) => {
  const draft = useNewDraft('staff/new', nobody);
  const { values, change: set } = draft;
  const { busy, failure, run } = useAction();
  const { creating, close } = useOpenRecord();
  const refresh = useRefresh();
  const notify = useNotify();

  const submit = async () => {
    const invited = await run(() => send<Staff>('POST', '/api/admin/staff/invitations', values));
    if (!invited) return;
    notify(`An invitation is on its way to ${invited.email}`);
    draft.discard();
    refresh();
    if (creating) close();
  };

  return (
    <>
      <FormHeading text="Invite somebody" alone={alone} />
      <Form label="Invite somebody" busy={busy} draft={draft} submit={() => void submit()}>
        <p className="hint">
          A mail brings a link, good once and for 24 hours, by which the person chooses a password.
        </p>
        <FormAlert failure={failure} />
        <TextField
          label="Name"
          maxLength={120}
          value={values.name}
          change={(name) => set({ name })}
          error={failure?.errors['name']}
        />
        <TextField
          label="E-mail"
          type="email"
          maxLength={254}
          value={values.email}
          change={(email) => set({ email })}
          error={failure?.errors['email']}
        />
        <SelectField label="Role" value={values.role} change={(role) => set({ role })} options={roles} />
        <FormButtons save="Invite" busy={busy} cancel={creating ? close : undefined} draft={draft} />
      </Form>
    </>
  );
};
