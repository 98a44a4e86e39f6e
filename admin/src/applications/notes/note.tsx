import type { Note as NoteView } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { hasDraft } from '../../form/drafts/use-draft.ts';
import { timeText } from '../../values/times/dates.ts';
import { translate } from '../../messages/translate.ts';
import { EditNote, noteDraft } from './edit-note.tsx';
import { noteRights } from './note-rights.ts';

export const Note = ({ note }: { note: NoteView }) => {
  const { data: me } = useGetIdentity();
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>(hasDraft(noteDraft(note.id)) ? 'edit' : 'read');
  const { busy, failure, run, forget } = useAction();
  const fetchAgain = useFetchAgain();
  const may = noteRights(note, me);
  const read = () => {
    forget();
    setMode('read');
  };

  const remove = async () => {
    const gone = await run(() => dataProvider.deleteNote(note.id, note.version));
    if (gone) await fetchAgain(changes.note(note.applicationId));
  };

  if (mode === 'edit')
    return (
      <li>
        <EditNote note={note} close={read} />
      </li>
    );
  return (
    <li>
      <p className="text">{note.text}</p>
      <p className="mono soft">
        {note.authorName} · {timeText(note.createdAt)}
        {note.updatedAt !== note.createdAt && ` · ${translate('notes.edited')}`}
      </p>
      {may.delete && (
        <p className="acts">
          {may.edit && (
            <button type="button" className="link" onClick={() => setMode('edit')}>
              {translate('buttons.edit')}
              <span className="visually-hidden">
                {' '}
                {translate('notes.theNoteOf', { time: timeText(note.createdAt) })}
              </span>
            </button>
          )}
          <button type="button" className="link" onClick={() => setMode('delete')}>
            {translate('buttons.delete')}
            <span className="visually-hidden"> {translate('notes.theNoteOf', { time: timeText(note.createdAt) })}</span>
          </button>
        </p>
      )}
      {mode === 'delete' && (
        <Confirm
          title={translate('notes.deleteQuestion')}
          confirm={translate('buttons.delete')}
          busy={busy}
          failure={failure}
          act={() => void remove()}
          cancel={read}
        >
          <p className="text">{note.text}</p>
        </Confirm>
      )}
    </li>
  );
};
