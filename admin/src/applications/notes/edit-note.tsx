import { type Note as NoteView, limits } from '@frontdoor/contract';
import { read, send } from '../../data/request.ts';
import { useAction } from '../../data/use-action.ts';
import { useReadAgain } from '../../data/use-read.ts';
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
  const readAgain = useReadAgain();
  const list = `/api/admin/applications/${note.applicationId}/notes`;

  const submit = async () => {
    const saved = await run(() => send<NoteView>('PUT', `/api/admin/notes/${note.id}`, values, seen.version));
    if (!saved) return;
    drop();
    await readAgain(list);
    close();
  };
  const reload = async () => {
    const latest = (await run(() => read<NoteView[]>(list)))?.find(({ id }) => id === note.id);
    if (latest) moveTo(latest);
  };
  return (
    <Form label={translate('notes.editForm')} busy={busy} failure={failure} held={draft} submit={submit}>
      <FormAlert failure={failure} reload={() => void reload()} />
      <TextField source="text" label={translate('fields.note')} lines={3} maxLength={limits.NoteRequest.text} />
      <FormButtons save={translate('buttons.save')} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
