import { limits } from '@frontdoor/contract';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { translate } from '../../messages/translate.ts';

const nothing = { name: '' };

export const CreateReferral = ({ postId }: { postId: string }) => {
  const draft = useNewDraft(`job-posts/${postId}/referral`, nothing);
  const name = draft.values.name.trim();
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();

  const submit = async () => {
    if (!name) return;
    if (!(await run(() => dataProvider.createReferral(postId, name)))) return;
    draft.discard();
    await fetchAgain(changes.referrals());
  };
  return (
    <Form label={translate('referrals.createForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
      <FormAlert failure={failure} />
      <TextField
        source="name"
        label={translate('referrals.colleague')}
        hint={translate('referrals.colleagueHint')}
        maxLength={limits.CreateReferralRequest.name}
      />
      <FormButtons
        save={translate('referrals.create')}
        busy={busy}
        missing={!name && translate('form.reasons.fillFirst')}
      />
    </Form>
  );
};
