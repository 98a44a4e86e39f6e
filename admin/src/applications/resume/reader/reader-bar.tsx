import type { Application, ResumePreview } from '@frontdoor/contract';
import { ariaKeyOf } from '../../../keys/key-map.ts';
import { KeyName } from '../../../keys/key-name.tsx';
import { translate } from '../../../messages/translate.ts';
import { scanText } from '../resume-texts.ts';
import { type ReaderView, zooms } from './reader-view.ts';
import { ResumeViewerLink } from './resume-viewer-link.tsx';
import { unavailable } from '../../../form/unavailable.ts';

type Mode = ReaderView['mode'];

type Props = {
  record: Application;
  preview: ResumePreview | null;
  searched: string;
  view: ReaderView;
  shown: Mode;
  page: number;
  /** The hit in view, the first one being 0; below that none is. */
  hit: number;
  hits: number;
  nextHit: () => void;
  alone: boolean;
};

/** How the resume is shown, and what is known of it. */
export const ReaderBar = ({ record, preview, searched, view, shown, page, hit, hits, nextHit, alone }: Props) => (
  <div className="reader-bar mono">
    {preview && preview.kind !== 'none' && (
      <span className="reader-modes" role="group" aria-label={translate('reading.shownAs')}>
        {preview.kind === 'pages' && <ModeButton of="pages" shown={shown} choose={view.setMode} />}
        {preview.text && <ModeButton of="text" shown={shown} choose={view.setMode} />}
      </span>
    )}
    {preview && shown === 'pages' && (
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
    <Zoom view={view} />
    <span>{scanText(record)}</span>
    {!alone && record.resumeState !== 'none' && <ResumeViewerLink record={record} searched={searched} />}
  </div>
);

const Zoom = ({ view: { zoom, stepZoom } }: { view: ReaderView }) => (
  <span className="reader-zoom">
    <button
      type="button"
      className="square"
      aria-label={translate('reading.smaller')}
      aria-keyshortcuts={ariaKeyOf('zoomOut')}
      onClick={() => stepZoom(-1)}
      {...unavailable(zoom === zooms[0] && translate('reading.isSmallest'))}
    >
      −
    </button>
    <span role="status">{translate('reading.zoom', { percent: zoom })}</span>
    <button
      type="button"
      className="square"
      aria-label={translate('reading.larger')}
      aria-keyshortcuts={ariaKeyOf('zoomIn')}
      onClick={() => stepZoom(1)}
      {...unavailable(zoom === zooms.at(-1) && translate('reading.isLargest'))}
    >
      +
    </button>
  </span>
);

type ModeProps = { of: Mode; shown: Mode; choose: (mode: Mode) => void };

const ModeButton = ({ of, shown, choose }: ModeProps) => (
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
