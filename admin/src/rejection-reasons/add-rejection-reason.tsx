import { limits } from '@frontdoor/contract';
import { useNotify, useRefresh } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { FormHeading } from '../grid/open-record/form-heading.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { translate } from '../messages/translate.ts';
import { bodyOf } from './reason-values.ts';

const nothing = { label: '', position: '' };

export const AddRejectionReason = ({ alone }: { alone: boolean }) => {
  const draft = useNewDraft('rejection-reasons/new', nothing);
  const { values } = draft;
  const { busy, failure, run } = useAction();
  const { creating, close } = useOpenRecord();
  const refresh = useRefresh();
  const notify = useNotify();

  const submit = async () => {
    if (!(await run(() => dataProvider.create('rejection-reasons', { data: bodyOf(values) })))) return;
    notify(translate('rejectionReasons.added'));
    draft.discard();
    refresh();
    if (creating) close();
  };

  return (
    <>
      <FormHeading text={translate('rejectionReasons.add')} alone={alone} />
      <Form label={translate('rejectionReasons.add')} busy={busy} failure={failure} held={draft} submit={submit}>
        <FormAlert failure={failure} />
        <TextField source="label" label={translate('fields.reason')} maxLength={limits.AddReasonRequest.label} />
        <TextField source="position" label={translate('rejectionReasons.placeInListOptional')} type="number" min={0} />
        <FormButtons
          save={translate('buttons.add')}
          busy={busy}
          cancel={creating ? close : undefined}
          draft={draft}
          disabled={!values.label.trim()}
        />
      </Form>
    </>
  );
};
