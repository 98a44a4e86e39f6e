import { useRef } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { EnquiryNote } from './enquiry-note.tsx';
import { WriteEnquiryNote } from './write-enquiry-note.tsx';

/** What colleagues have noted about an enquiry, and the form for another note. */
export const EnquiryNotes = ({ enquiryId }: { enquiryId: string }) => {
  const query = useRead(reads.enquiryNotes(enquiryId));
  const form = useRef<HTMLDivElement>(null);
  const writeNote = () => {
    form.current?.querySelector('textarea')?.focus();
    return 'field' as const;
  };
  useShortcuts({ note: writeNote });
  return (
    <Part title={translate('notes.heading')}>
      <Reading query={query} what={translate('notes.what')}>
        {(notes) =>
          notes.length > 0 && (
            <ul className="plain enquiry-notes">
              {notes.map((note) => (
                <EnquiryNote key={note.id} note={note} />
              ))}
            </ul>
          )
        }
      </Reading>
      <div ref={form}>
        <WriteEnquiryNote enquiryId={enquiryId} />
      </div>
    </Part>
  );
};
