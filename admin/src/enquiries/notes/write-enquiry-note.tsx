import { limits } from '@frontdoor/contract';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useKeyAfterArrival, useKeyedDraft } from '../../form/drafts/use-keyed-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';

const nothing = { text: '' };

export const WriteEnquiryNote = ({ enquiryId }: { enquiryId: string }) => {
  const draft = useKeyedDraft(`all-enquiries/${enquiryId}/note`, nothing);
  const text = draft.values.text.trim();
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const hasArrived = useKeyAfterArrival(draft.form, failure, 'note_differs');

  const submit = async () => {
    if (!text) return;
    const note = await run(() => dataProvider.writeEnquiryNote(enquiryId, { text, key: draft.values.key }));
    if (!note) {
      // It may have arrived all the same.
      void fetchAgain(changes.enquiryNotes(enquiryId));
      return;
    }
    draft.discard();
    await fetchAgain(changes.enquiryNotes(enquiryId));
  };
  return (
    <Form label={translate('notes.writeForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
      <FormAlert failure={failure} text={hasArrived ? translate('form.firstTry.note') : undefined} />
      <TextField
        source="text"
        label={translate('notes.newNote')}
        hint={translate('enquiries.noteHint')}
        lines={2}
        maxLength={limits.EnquiryNoteRequest.text}
      />
      <FormButtons
        save={translate('notes.add')}
        quiet
        busy={busy}
        missing={!text && translate('form.reasons.writeFirst')}
      />
    </Form>
  );
};
