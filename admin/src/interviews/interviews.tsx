import type { Application } from '@frontdoor/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpen } from '../applications/stages.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { translate } from '../messages/translate.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { InterviewItem } from './interview-item.tsx';

/** What the mail that asks for a verdict leads to. */
const LINKED = '#interviews';

/** The interviews with an applicant, on the page of the application. */
export const Interviews = ({ record }: { record: Application }) => {
  const query = useRead(reads.openedPart(record.id, 'interviews'));
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isAwaited = hash === LINKED && query.data !== undefined;
  useEffect(() => {
    if (isAwaited) place.current?.scrollIntoView({ block: 'center' });
  }, [isAwaited]);
  return (
    <Part title={translate('interviews.heading')}>
      <div ref={place} className="visually-hidden" />
      <Reading query={query} what={translate('interviews.notLoaded')}>
        {(interviews) =>
          interviews.length === 0 ? (
            <p className="soft">{translate('interviews.none')}</p>
          ) : (
            <ul className="plain history interviews">
              {interviews.map((interview) => (
                <InterviewItem key={interview.id} interview={interview} isAtEnd={!isOpen(record)} reopens />
              ))}
            </ul>
          )
        }
      </Reading>
    </Part>
  );
};
