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
import { translate } from '../messages/translate.ts';
import { bodyOf } from './reason-values.ts';

const nothing = { label: '' };

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
    notify(translate('rejectionReasons.added'));
    draft.discard();
    void fetchAgain(changes.list('rejection-reasons'));
    if (creating) close();
  };

  return (
    <>
      <FormHeading text={translate('rejectionReasons.add')} alone={alone} />
      <Form label={translate('rejectionReasons.add')} busy={busy} failure={failure} fields={draft} submit={submit}>
        <FormAlert failure={failure} />
        <TextField
          source="label"
          label={translate('fields.reason')}
          hint={translate('rejectionReasons.standsLast')}
          maxLength={limits.AddReasonRequest.label}
        />
        <FormButtons
          save={translate('buttons.add')}
          busy={busy}
          cancel={creating ? close : undefined}
          draft={draft}
          unsaved={draft.changed}
          missing={!values.label.trim() && translate('form.reasons.fillFirst')}
        />
      </Form>
    </>
  );
};
