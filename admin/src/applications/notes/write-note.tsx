import { limits, type Note } from '@frontdoor/contract';
import { memo } from 'react';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { useKeyAfterArrival, useKeyedDraft } from '../../form/drafts/use-keyed-draft.ts';
import { translate } from '../../messages/translate.ts';

const nothing = { text: '' };

type Props = {
  applicationId: string;
  /** Takes over the note in place of fetching all of them again. */
  written?: (note: Note) => void;
};

export const WriteNote = memo(({ applicationId, written }: Props) => {
  const draft = useKeyedDraft(`applications/${applicationId}/note`, nothing);
  const { text, key } = draft.values;
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const hasArrived = useKeyAfterArrival(draft.form, failure, 'note_differs');

  const submit = async () => {
    if (!text.trim()) return;
    const note = await run(() => dataProvider.writeNote(applicationId, { text: text.trim(), key }));
    if (!note) {
      // It may have arrived all the same.
      void fetchAgain(changes.note(applicationId));
      return;
    }
    draft.discard();
    if (written) written(note);
    else await fetchAgain(changes.note(applicationId));
  };
  return (
    <Form label={translate('notes.writeForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
      <FormAlert failure={failure} text={hasArrived ? translate('form.firstTry.note') : undefined} />
      <TextField source="text" label={translate('notes.newNote')} lines={2} maxLength={limits.NoteRequest.text} />
      <FormButtons
        save={translate('notes.add')}
        quiet
        busy={busy}
        missing={!text.trim() && translate('form.reasons.writeFirst')}
      />
    </Form>
  );
});
WriteNote.displayName = 'WriteNote';
