import { useNavigate } from 'react-router-dom';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { usePageTitle } from '../../grid/use-page-title.ts';
import { Arrival } from '../../keys/arrival.tsx';
import { ariaKeyOf } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { Reading } from '../../values/reading.tsx';
import '../../grid/controls.css';
import '../../grid/layout.css';
import '../../grid/pane.css';
import '../../grid/open-record/details.css';
import '../applications.css';
import { useReaderView } from '../resume/reader/reader-view.ts';
import { OpenApplicant } from './open-applicant.tsx';
import { Progress } from './progress.tsx';
import { readingPath } from './reading-path.ts';
import { readingTitle } from './reading-title.ts';
import './reading-room.css';
import { END, useReadingPlace } from './use-reading-place.ts';

/** People of a list, one after the other: the resume, and the decision beside it. */
export const ReadingRoom = () => {
  const { list, at, backPath, open } = useReadingPlace();
  const order = useRead(reads.readingOrder(list));
  const view = useReaderView();
  const navigate = useNavigate();
  const title = readingTitle(list.filter);
  usePageTitle(title);
  const leave = () => {
    void navigate(backPath);
    return { leadsTo: 'applications' };
  };
  useShortcuts({ close: leave });

  const ids = order.data?.ids ?? [];
  const position = at === END ? ids.length : Math.max(0, at === null ? 0 : ids.indexOf(at));
  const id = ids[position];
  /** A step past the last one leads to the end, one before the first nowhere. */
  const step = (by: -1 | 1) => (position + by < 0 ? undefined : open(ids[position + by] ?? END));

  return (
    <div className="reading">
      <header className="reading-head">
        <h1>{title}</h1>
        <Progress position={position} total={ids.length} isCut={order.data?.isCut === true} />
        <button type="button" className="button" aria-keyshortcuts={ariaKeyOf('close')} onClick={leave}>
          {translate('reading.back')} <KeyName of="close" />
        </button>
      </header>
      <Reading query={order} what={translate('applications.many')}>
        {() =>
          id === undefined ? (
            <End total={ids.length} previous={ids.length > 0 ? () => step(-1) : undefined} />
          ) : (
            <OpenApplicant
              key={id}
              id={id}
              next={ids[position + 1]}
              searched={typeof list.filter['q'] === 'string' ? list.filter['q'] : ''}
              view={view}
              goOn={() => step(1)}
              goBack={position > 0 ? () => step(-1) : undefined}
            />
          )
        }
      </Reading>
      {!order.data && <Arrival key="order" place={readingPath} arrived={order.isError} />}
    </div>
  );
};

const End = ({ total, previous }: { total: number; previous: (() => unknown) | undefined }) => {
  useShortcuts({ previous: previous as (() => { leadsTo: string }) | undefined });
  return (
    <div className="reading-end">
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {total === 0 ? translate('reading.nobody') : translate('reading.allRead', { count: total })}
      </h2>
      <Arrival place={`${readingPath}/${END}`} arrived />
    </div>
  );
};
