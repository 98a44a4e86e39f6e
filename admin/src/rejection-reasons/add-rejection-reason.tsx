import { limits } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useCreateRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { FormHeading } from '../grid/open-record/form-heading.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { bodyOf } from './reason-values.ts';

const nothing = { label: '', position: '' };

export const AddRejectionReason = ({ alone }: { alone: boolean }) => {
  const draft = useNewDraft('rejection-reasons/new', nothing);
  const { values } = draft;
  const { busy, failure, run } = useAction();
  const { creating, close } = useOpenRecord();
  const create = useCreateRecord('rejection-reasons');
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const submit = async () => {
    if (!(await run(() => create(bodyOf(values))))) return;
    notify('The reason is added');
    draft.discard();
    void fetchAgain(changes.list('rejection-reasons'));
    if (creating) close();
  };

  return (
    <>
      <FormHeading text="Add a reason" alone={alone} />
      <Form label="Add a reason" busy={busy} failure={failure} held={draft} submit={submit}>
        <FormAlert failure={failure} />
        <TextField source="label" label="Reason" maxLength={limits.AddReasonRequest.label} />
        <TextField source="position" label="Place in the list (optional)" type="number" min={0} />
        <FormButtons
          save="Add"
          busy={busy}
          cancel={creating ? close : undefined}
          draft={draft}
          disabled={!values.label.trim()}
        />
      </Form>
    </>
  );
};
