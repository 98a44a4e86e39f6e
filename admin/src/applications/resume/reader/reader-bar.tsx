import type { Application, ResumePreview } from '@frontdoor/contract';
import { ariaKeyOf } from '../../../keys/key-map.ts';
import { KeyName } from '../../../keys/key-name.tsx';
import { translate } from '../../../messages/translate.ts';
import { scanText } from '../resume-texts.ts';
import { type ReaderView, zooms } from './reader-view.ts';
import type { Hits } from './use-hits.ts';
import { ResumeViewerLink } from './resume-viewer-link.tsx';
import { unavailable } from '../../../form/buttons/unavailable.ts';
import { shortened } from '../../../values/texts.ts';

type Mode = ReaderView['mode'];

type Props = {
  record: Application;
  preview: ResumePreview | null;
  searched: string;
  view: ReaderView;
  shown: Mode;
  page: number;
  hits: Hits;
  alone: boolean;
};

/** How the resume is shown, and what is known of it. */
export const ReaderBar = ({ record, preview, searched, view, shown, page, hits, alone }: Props) => (
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
    {searched && preview && (preview.text || hits.next) && (
      <button
        type="button"
        className="plain-button"
        disabled={!hits.next}
        aria-keyshortcuts={ariaKeyOf('hit')}
        onClick={hits.next}
      >
        {hitsText(hits, alone ? searched : undefined)} {hits.next && <KeyName of="hit" />}
      </button>
    )}
    {searched && shown === 'pages' && hits.count > 0 && hits.pages === null && (
      <span className="soft">{translate('reading.hitsInText')}</span>
    )}
    <Zoom view={view} />
    <span>{scanText(record)}</span>
    {!alone && record.resumeState !== 'none' && <ResumeViewerLink record={record} searched={searched} />}
  </div>
);

const MOST_SEARCHED = 24;

/** `searched` where no heading says it. Of a longer one its beginning is enough, so that the bar stays low. */
const hitsText = ({ at, count, pages }: Hits, searched: string | undefined): string => {
  if (at >= 0) return translate('hits.position', { position: at + 1, count });
  const all =
    searched === undefined
      ? translate('reading.hits', { count })
      : translate('reading.hitsFor', { count, searched: shortened(searched, MOST_SEARCHED) });
  return pages === null ? all : `${all} ${translate('reading.onPages', { count: pages })}`;
};

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
