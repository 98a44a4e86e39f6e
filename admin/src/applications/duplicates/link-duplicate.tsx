import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { translate } from '../../messages/translate.ts';
import type { Application } from '@frontdoor/contract';

const nothing = { reference: '' };

const faultsOf = ({ reference }: typeof nothing) => ({
  reference: reference.trim() ? undefined : translate('applications.duplicates.enterReference'),
});

export const LinkDuplicate = ({ application }: { application: Application }) => {
  const draft = useNewDraft(`applications/${application.id}/duplicate`, nothing, faultsOf);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();

  const link = async () => {
    const other = await dataProvider.findApplication(draft.values.reference.trim());
    if (!other || other.id === application.id) return translate('applications.duplicates.another');
    await dataProvider.linkDuplicate(application.id, other.id);
    return '';
  };
  const submit = async () => {
    const wrong = await run(link);
    if (wrong) draft.form.setError('reference', { message: wrong });
    if (wrong !== '') return;
    draft.discard();
    await fetchAgain(changes.duplicates());
  };

  return (
    <Form
      label={translate('applications.duplicates.linkForm')}
      busy={busy}
      fields={draft}
      submit={submit}
      className="inline"
    >
      <FormAlert failure={failure} />
      <TextField source="reference" label={translate('applications.duplicates.reference')} maxLength={20} />
      <FormButtons save={translate('applications.duplicates.link')} busy={busy} />
    </Form>
  );
};
