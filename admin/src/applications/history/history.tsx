import type { Application } from '@frontdoor/contract';
import { useRef, useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { timeText } from '../../values/times/dates.ts';
import { useInView } from '../move/use-in-view.ts';
import { entriesOf } from './entries.ts';
import { HistoryEntry } from './history-entry.tsx';

/** How many entries are shown at first. */
const FIRST = 12;

/** The moves, notes, mails and all other deeds of an application in one timeline, which is drawn once it scrolls into view. */
export const History = ({ record }: { record: Application }) => {
  const place = useRef<HTMLDivElement>(null);
  const seen = useInView(place);
  const [all, setAll] = useState(false);
  const query = useRead(reads.opened(record.id));
  return (
    <Part title={translate('applications.history.heading')}>
      <div ref={place}>
        <Reading query={query} what={translate('applications.history.what')}>
          {(opened) => {
            if (!seen) return null;
            const { interviews } = opened;
            const verdicts = interviews.flatMap((interview) => interview.verdicts);
            const answers = interviews.flatMap((interview) =>
              interview.answers.map((answer) => ({ ...answer, name: answer.staffName ?? interview.applicantName })),
            );
            const entries = entriesOf({ ...opened, verdicts, answers });
            const left = all ? 0 : Math.max(0, entries.length - FIRST);
            return (
              <>
                <ol className="plain history">
                  {entries.slice(0, entries.length - left).map((entry) => (
                    <HistoryEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
                  ))}
                  {left === 0 && (
                    <li>
                      <b>{translate('applications.received')}</b>
                      <p className="mono soft">{timeText(record.createdAt)}</p>
                    </li>
                  )}
                </ol>
                {left > 0 && (
                  <button type="button" className="link" onClick={() => setAll(true)}>
                    {translate('applications.history.all', { count: left })}
                  </button>
                )}
              </>
            );
          }}
        </Reading>
      </div>
    </Part>
  );
};
