import { type Schemas, limits } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { FormHeading } from '../grid/open-record/form-heading.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { optionsOf, translate } from '../messages/translate.ts';

const nobody: Schemas['InviteStaffDto'] = { name: '', email: '', role: 'hr' };

/** Invites a colleague; the mail with the link goes out at once. */
export const InviteStaff = ({ alone }: { alone: boolean }) => {
  const draft = useNewDraft('staff/new', nobody);
  const { busy, failure, run } = useAction();
  const { creating, close } = useOpenRecord();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const submit = async () => {
    const invited = await run(() => dataProvider.inviteStaff(draft.values));
    if (!invited) return;
    notify(translate('staff.invitation.sent', { email: invited.email }));
    draft.discard();
    void fetchAgain(changes.list('staff'));
    if (creating) close();
  };

  return (
    <>
      <FormHeading text={translate('staff.invitation.inviteSomebody')} alone={alone} />
      <Form
        label={translate('staff.invitation.inviteSomebody')}
        busy={busy}
        failure={failure}
        fields={draft}
        submit={submit}
      >
        <p className="hint">{translate('staff.invitation.hint')}</p>
        <FormAlert failure={failure} />
        <TextField source="name" label={translate('fields.name')} maxLength={limits.InviteStaffDto.name} />
        <TextField
          source="email"
          label={translate('fields.email')}
          type="email"
          maxLength={limits.InviteStaffDto.email}
        />
        <SelectField source="role" label={translate('fields.role')} options={optionsOf('staff.roles')} />
        <FormButtons
          save={translate('staff.invitation.invite')}
          busy={busy}
          cancel={creating ? close : undefined}
          draft={draft}
        />
      </Form>
    </>
  );
};
