import type { Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { noteRights } from '../../applications/notes/note-rights.ts';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

export const EnquiryNote = ({ note }: { note: Schemas['EnquiryNoteView'] }) => {
  const { data: me } = useGetIdentity();
  const [asking, setAsking] = useState(false);
  const { busy, failure, run, forget } = useAction();
  const fetchAgain = useFetchAgain();

  const remove = async () => {
    const gone = await run(() => dataProvider.deleteEnquiryNote(note.id));
    if (gone) await fetchAgain(changes.enquiryNotes(note.enquiryId));
  };
  const keep = () => {
    forget();
    setAsking(false);
  };
  return (
    <li>
      <p className="mono soft">
        {translate('enquiries.noteBy', { name: note.authorName })} · {timeText(note.createdAt)}
      </p>
      <p className="text">{note.text}</p>
      {noteRights(note, me).delete && (
        <p className="acts">
          <button type="button" className="link" onClick={() => setAsking(true)}>
            {translate('buttons.delete')}
            <span className="visually-hidden"> {translate('notes.theNoteOf', { time: timeText(note.createdAt) })}</span>
          </button>
        </p>
      )}
      {asking && (
        <Confirm
          title={translate('notes.deleteQuestion')}
          confirm={translate('buttons.delete')}
          busy={busy}
          failure={failure}
          act={() => void remove()}
          cancel={keep}
        >
          <p className="text">{note.text}</p>
        </Confirm>
      )}
    </li>
  );
};
