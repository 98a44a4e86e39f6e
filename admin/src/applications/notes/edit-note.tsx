import { type Note as NoteView, limits } from '@frontdoor/contract';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { useDraft } from '../../form/drafts/use-draft.ts';
import { translate } from '../../messages/translate.ts';

const valuesOf = ({ text }: NoteView) => ({ text });

export const noteDraft = (id: string) => `notes/${id}`;

export const EditNote = ({ note, close }: { note: NoteView; close: () => void }) => {
  const draft = useDraft(noteDraft(note.id), note, valuesOf);
  const { seen, values, moveTo, drop } = draft;
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();

  const submit = async () => {
    const saved = await run(() => dataProvider.editNote(note.id, values.text, seen.version));
    if (!saved) return;
    drop();
    await fetchAgain(changes.note(note.applicationId));
    close();
  };
  const reload = async () => {
    const notes = await run(() => dataProvider.readNotes(note.applicationId));
    const latest = notes?.find(({ id }) => id === note.id);
    if (latest) moveTo(latest);
  };
  return (
    <Form label={translate('notes.editForm')} busy={busy} failure={failure} fields={draft} submit={submit}>
      <FormAlert failure={failure} reload={() => void reload()} />
      <TextField source="text" label={translate('fields.note')} lines={3} maxLength={limits.NoteRequest.text} />
      <FormButtons save={translate('buttons.save')} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
