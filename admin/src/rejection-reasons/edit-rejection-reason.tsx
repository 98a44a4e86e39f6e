import { type RejectionReason, limits } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { translate } from '../messages/translate.ts';
import { RemoveRejectionReason } from './remove-rejection-reason.tsx';
import { bodyOf, valuesOf } from './reason-values.ts';

type Props = { reason: RejectionReason; alone: boolean };

export const EditRejectionReason = ({ reason, alone }: Props) => {
  const draft = useDraft(`rejection-reasons/${reason.id}`, reason, valuesOf);
  const { busy, failure, save, stale } = useUpdateDraft('rejection-reasons', draft);
  const { close } = useOpenRecord();
  const notify = useNotify();

  const submit = async () => {
    if (!(await save(bodyOf(draft.values)))) return;
    notify(translate('rejectionReasons.saved'));
    close();
  };

  return (
    <article className="details">
      <DetailsHeading text={reason.label} alone={alone} />
      <Form label={translate('rejectionReasons.editForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
        <TextField
          source="label"
          label={translate('fields.reason')}
          hint={translate('rejectionReasons.keepsItsWords')}
          maxLength={limits.ChangeReasonRequest.label}
        />
        <TickField source="retired" label={translate('rejectionReasons.retiredMeans')} />
        <FormAlert failure={failure} stale={stale} />
        <FormButtons
          save={translate('buttons.save')}
          busy={busy}
          cancel={close}
          draft={draft}
          unsaved={draft.changed}
        />
      </Form>
      <RemoveRejectionReason reason={draft.seen} />
    </article>
  );
};
