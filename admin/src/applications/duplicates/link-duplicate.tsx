import { dataProvider } from '../../data/data-provider.ts';
import { send } from '../../data/request.ts';
import { useAction } from '../../data/use-action.ts';
import { useReadAgain } from '../../data/use-read.ts';
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

const findByReference = async (reference: string): Promise<Application | undefined> => {
  const page = {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' as const },
  };
  const { data } = await dataProvider.getList<Application>('applications', {
    ...page,
    filter: { q: reference },
  });
  return data.find((found) => found.reference.toUpperCase() === reference.toUpperCase());
};

export const LinkDuplicate = ({ application, address }: { application: Application; address: string }) => {
  const draft = useNewDraft(address, nothing, faultsOf);
  const { busy, failure, run } = useAction();
  const readAgain = useReadAgain();

  const link = async () => {
    const wanted = draft.values.reference.trim();
    const other = await findByReference(wanted);
    if (!other || other.id === application.id) return translate('applications.duplicates.another');
    await send('POST', address, { id: other.id });
    return '';
  };
  const submit = async () => {
    const wrong = await run(link);
    if (wrong) draft.form.setError('reference', { message: wrong });
    if (wrong !== '') return;
    draft.discard();
    await readAgain(address);
  };

  return (
    <Form
      label={translate('applications.duplicates.linkForm')}
      busy={busy}
      held={draft}
      submit={submit}
      className="inline"
    >
      <FormAlert failure={failure} />
      <TextField source="reference" label={translate('applications.duplicates.reference')} maxLength={20} />
      <FormButtons save={translate('applications.duplicates.link')} busy={busy} />
    </Form>
  );
};
