import type { Application, ResumePreview } from '@frontdoor/contract';
import { useRef, useState } from 'react';
import { ariaKeyOf } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { partsOf } from '../hits/parts-of.ts';
import { ReaderPages } from './reader-pages.tsx';
import { ReaderText } from './reader-text.tsx';
import { type ReaderView, zooms } from './reader-view.ts';
import './reader.css';
import { ResumeViewerLink } from './resume-viewer-link.tsx';
import { unreadableText, scanText } from './resume-texts.ts';

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
  const [hit, setHit] = useState(-1);
  const hits = preview ? partsOf(preview.text, preview.hits).filter((part) => part.hit !== null).length : 0;
  const hasPages = preview?.kind === 'pages';
  const shown = hasPages ? mode : 'text';
  const nextHit = () => {
    setMode('text');
    setHit((hit + 1) % hits);
  };
  useShortcuts({
    pages: hasPages ? () => setMode('pages') : undefined,
    text: preview?.text ? () => setMode('text') : undefined,
    hit: hits > 0 ? nextHit : undefined,
    zoomIn: () => stepZoom(1),
    zoomOut: () => stepZoom(-1),
    scroll: () => box.current?.scrollBy({ top: box.current.clientHeight * 0.85 }),
  });

  return (
    <div className="reader">
      <div className="reader-bar mono">
        {preview && preview.kind !== 'none' && (
          <span className="reader-modes" role="group" aria-label={translate('reading.shownAs')}>
            {hasPages && <Mode of="pages" shown={shown} choose={setMode} />}
            {preview.text && <Mode of="text" shown={shown} choose={setMode} />}
          </span>
        )}
        {shown === 'pages' && preview && (
          <span role="status">{translate('reading.pageOf', { page, pages: preview.pages })}</span>
        )}
        {searched && preview?.text && (
          <button
            type="button"
            className="plain-button"
            disabled={hits === 0}
            aria-keyshortcuts={ariaKeyOf('hit')}
            onClick={nextHit}
          >
            {hit < 0 || shown === 'pages'
              ? translate('reading.hits', { count: hits, searched })
              : translate('hits.position', { position: hit + 1, count: hits })}{' '}
            {hits > 0 && <KeyName of="hit" />}
          </button>
        )}
        <span className="reader-zoom">
          <button
            type="button"
            className="square"
            disabled={zoom === zooms[0]}
            aria-label={translate('reading.smaller')}
            aria-keyshortcuts={ariaKeyOf('zoomOut')}
            onClick={() => stepZoom(-1)}
          >
            −
          </button>
          <span role="status">{translate('reading.zoom', { percent: zoom })}</span>
          <button
            type="button"
            className="square"
            disabled={zoom === zooms.at(-1)}
            aria-label={translate('reading.larger')}
            aria-keyshortcuts={ariaKeyOf('zoomIn')}
            onClick={() => stepZoom(1)}
          >
            +
          </button>
        </span>
        <span>{scanText(record.scanState)}</span>
        {!alone && record.resumeState !== 'none' && <ResumeViewerLink record={record} searched={searched} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach */}
      <section ref={box} className="reader-box" aria-label={translate('reading.resume')} tabIndex={0} data-zoom={zoom}>
        {record.flags.length > 0 && <Flags flags={record.flags} />}
        {!preview && <p className="reader-note">{unreadableText(record)}</p>}
        {preview?.state === 'waiting' && (
          <p className="reader-note">
            {translate(preview.text ? 'resume.restBeingLookedInto' : 'reading.beingRead')}{' '}
            <button type="button" className="link" onClick={again}>
              {translate('resume.lookAgain')}
            </button>
          </p>
        )}
        {preview?.note && <p className="reader-note">{preview.note}</p>}
        {preview?.kind === 'none' && preview.state !== 'waiting' && !preview.note && (
          <p className="reader-note">{translate('resume.nothingToShow')}</p>
        )}
        {preview && shown === 'pages' && (
          <ReaderPages id={record.id} pages={preview.pages} firstPage={firstPage} box={box} turned={setPage} />
        )}
        {preview?.text && shown === 'text' && <ReaderText text={preview.text} hits={preview.hits} hit={hit} />}
      </section>
    </div>
  );
};

type ModeProps = { of: ReaderView['mode']; shown: ReaderView['mode']; choose: (mode: ReaderView['mode']) => void };

const Mode = ({ of, shown, choose }: ModeProps) => (
  <button
    type="button"
    className="plain-button"
    aria-pressed={shown === of}
    aria-keyshortcuts={ariaKeyOf(of)}
    onClick={() => choose(of)}
  >
    {translate(`reading.modes.${of}`)} <KeyName of={of} />
  </button>
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
