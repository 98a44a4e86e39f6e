import type { Note, Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reads } from '../../../data/reads.ts';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { translate } from '../../../messages/translate.ts';
import { timeText } from '../../../values/times/dates.ts';
import { WriteNote } from '../../notes/write-note.tsx';

type Applicant = Schemas['ApplicantView'];

/** The notes about an applicant, and a place for another one. */
export const RoomNotes = ({ applicant, searched }: { applicant: Applicant; searched: string }) => {
  const { application, notes } = applicant;
  const client = useQueryClient();
  const box = useRef<HTMLElement>(null);
  useShortcuts({
    note: () => {
      box.current?.querySelector('textarea')?.focus();
      return 'field';
    },
  });
  const written = (note: Note) =>
    client.setQueryData<Applicant>(
      reads.applicant(application.id, searched).queryKey,
      // One whose first answer was lost is there already.
      (seen) => seen && { ...seen, notes: [note, ...seen.notes.filter(({ id }) => id !== note.id)] },
    );
  return (
    <section ref={box} aria-label={translate('notes.heading')}>
      <h3 className="mono soft">{translate('notes.heading')}</h3>
      <ul className="plain notes">
        {notes.map(({ id, authorName, createdAt, text }) => (
          <li key={id}>
            <b>{authorName}</b> <span className="mono soft">{timeText(createdAt)}</span>
            <p className="text">{text}</p>
          </li>
        ))}
      </ul>
      <WriteNote applicationId={application.id} written={written} />
    </section>
  );
};
