import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadFailure } from '../../grid/load-failure.tsx';
import { Arrival } from '../../keys/arrival.tsx';
import type { Outcome } from '../../keys/key-queue.ts';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import type { ReaderView } from '../resume/reader/reader-view.ts';
import { ResumeReader } from '../resume/reader/resume-reader.tsx';
import { useAhead } from './use-ahead.ts';
import { Decision } from './decision/decision.tsx';
import { readingPath } from './reading-path.ts';

type Props = {
  id: string;
  /** Who comes after this one, and is loaded ahead. */
  next: string | undefined;
  searched: string;
  view: ReaderView;
  goOn: () => Outcome;
  goBack: (() => Outcome) | undefined;
};

export const OpenApplicant = ({ id, next, searched, view, goOn, goBack }: Props) => {
  const query = useRead(reads.applicant(id, searched));
  const { data, isError, isRefetching } = query;
  useAhead(data, next, searched);
  useShortcuts({ next: goOn, previous: goBack });

  const place = `${readingPath}/${id}`;
  const again = () => void query.refetch();
  if (!data)
    return (
      <div className="reading-end">
        {isError ? (
          <LoadFailure text={translate('grid.oneNotLoaded', { one: translate('applications.one') })} retry={again} />
        ) : (
          <p className="soft">{translate('values.loading')}</p>
        )}
        <Arrival key={place} place={place} arrived={isError} />
      </div>
    );
  return (
    <div className="reading-body">
      <ResumeReader
        record={data.application}
        preview={data.preview}
        firstPage={data.firstPage}
        searched={searched}
        view={view}
        again={again}
      />
      <Decision applicant={data} searched={searched} goOn={goOn} />
      {/* After an undo the keys wait for what is true now. */}
      <Arrival key={place} place={place} arrived={!isRefetching} />
    </div>
  );
};
