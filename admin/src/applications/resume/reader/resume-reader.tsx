import type { Application, ResumePreview } from '@frontdoor/contract';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { translate } from '../../../messages/translate.ts';
import { unreadableText } from '../resume-texts.ts';
import { useHits } from './use-hits.ts';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderPages } from './reader-pages.tsx';
import { ReaderText } from './reader-text.tsx';
import type { ReaderView } from './reader-view.ts';
import './reader.css';

type Props = {
  record: Application;
  /** Null where the resume cannot be opened. */
  preview: ResumePreview | null;
  /** The picture of the first page in Base64, where it has come along. */
  firstPage: string | null;
  /** What was searched for, whose hits are marked. */
  searched: string;
  view: ReaderView;
  /** Looks whether the resume has been read by now. */
  again: () => void;
  /** Whether it has this tab for itself. */
  alone?: boolean;
};

/** A resume as pictures of its pages or as text, without the file itself. */
export const ResumeReader = ({ record, preview, firstPage, searched, view, again, alone = false }: Props) => {
  const { mode, setMode, zoom, stepZoom } = view;
  const box = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const hasPages = preview?.kind === 'pages';
  const shown = hasPages ? mode : 'text';
  const hits = useHits(preview, shown, () => setMode('text'));
  useShortcuts({
    pages: hasPages ? () => setMode('pages') : undefined,
    text: preview?.text ? () => setMode('text') : undefined,
    hit: hits.next,
    zoomIn: () => stepZoom(1),
    zoomOut: () => stepZoom(-1),
    scroll: () => box.current?.scrollBy({ top: box.current.clientHeight * 0.85 }),
  });

  return (
    <div className="reader">
      <ReaderBar
        record={record}
        preview={preview}
        searched={searched}
        view={view}
        shown={shown}
        page={page}
        hits={hits}
        alone={alone}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach */}
      <section ref={box} className="reader-box" aria-label={translate('reading.resume')} tabIndex={0} data-zoom={zoom}>
        {record.flags.length > 0 && <Flags flags={record.flags} />}
        {preview ? <About preview={preview} again={again} /> : <p className="reader-note">{unreadableText(record)}</p>}
        {preview && shown === 'pages' && (
          <ReaderPages
            id={record.id}
            pages={preview.pages}
            firstPage={firstPage}
            hits={preview.pageHits ?? []}
            hit={hits.onPages}
            box={box}
            turned={setPage}
          />
        )}
        {preview?.text && shown === 'text' && <ReaderText text={preview.text} hits={preview.hits} hit={hits.inText} />}
      </section>
    </div>
  );
};

/** Whether there is more to come, and why something is missing. */
const About = ({ preview: { state, kind, text, note }, again }: { preview: ResumePreview; again: () => void }) => (
  <>
    {state === 'waiting' && (
      <p className="reader-note">
        {translate(text ? 'resume.restBeingLookedInto' : 'reading.beingRead')}{' '}
        <button type="button" className="link" onClick={again}>
          {translate('resume.lookAgain')}
        </button>
      </p>
    )}
    {note && <p className="reader-note">{note}</p>}
    {kind === 'none' && state !== 'waiting' && !note && (
      <p className="reader-note">{translate('resume.nothingToShow')}</p>
    )}
  </>
);

const Flags = ({ flags }: { flags: readonly string[] }) => (
  <ul className="flags reader-note" aria-label={translate('reading.doubtful')}>
    {flags.map((flag) => (
      <li key={flag}>
        <span aria-hidden="true">⚑</span> {flag}
      </li>
    ))}
  </ul>
);
