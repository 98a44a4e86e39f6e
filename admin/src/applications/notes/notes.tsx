import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { translate } from '../../messages/translate.ts';
import { Note } from './note.tsx';
import { WriteNote } from './write-note.tsx';

export const Notes = ({ applicationId }: { applicationId: string }) => {
  const query = useRead(reads.openedPart(applicationId, 'notes'));
  return (
    <Part title={translate('notes.heading')}>
      <WriteNote applicationId={applicationId} />
      <Reading query={query} what={translate('notes.what')}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="soft">{translate('notes.none')}</p>
          ) : (
            <ul className="plain notes">
              {notes.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </ul>
          )
        }
      </Reading>
    </Part>
  );
};
