import { useState } from 'react';
import { dataProvider } from '../data/data-provider.ts';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { useReadAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useNewDraft } from '../form/use-draft.ts';
import type { Application } from '@frontdoor/contract';

const nothing = { reference: '' };

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
  const draft = useNewDraft(address, nothing);
  const { reference } = draft.values;
  const [fault, setFault] = useState<string>();
  const { busy, failure, run } = useAction();
  const readAgain = useReadAgain();

  const link = async () => {
    const wanted = reference.trim();
    const other = await findByReference(wanted);
    if (!other || other.id === application.id) return 'There is no other application with this reference.';
    await send('POST', address, { id: other.id });
    return '';
  };
  const submit = async () => {
    if (!reference.trim()) return setFault('Enter a reference like FD-7K2M-Q4XV.');
    const wrong = await run(link);
    setFault(wrong);
    if (wrong !== '') return;
    draft.discard();
    await readAgain(address);
  };

  return (
    <Form label="Link another application" busy={busy} draft={draft} submit={() => void submit()} className="inline">
      <FormAlert failure={failure} />
      <TextField
        label="Reference of another one"
        value={reference}
        change={(typed) => draft.set('reference', typed)}
        error={fault}
        maxLength={20}
      />
      <FormButtons save="Link" busy={busy} />
    </Form>
  );
};
