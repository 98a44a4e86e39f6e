import type { Application } from '@frontdoor/contract';
import { isOpen } from '../../applications/stages.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { Reading } from '../../values/reading.tsx';
import { InterviewItem } from '../interview-item.tsx';

/** The coming interviews with an applicant, where a decision about them is made; nothing where there are none. */
export const InterviewsOf = ({ record }: { record: Application }) => {
  const query = useRead(reads.interviews(record.id), record.interviewAt !== null);
  if (record.interviewAt === null) return null;
  return (
    <section aria-label={translate('interviews.heading')}>
      <h3 className="mono soft">{translate('interviews.heading')}</h3>
      <Reading query={query} what={translate('interviews.notLoaded')}>
        {(interviews) => (
          <ul className="plain interviews">
            {interviews
              .filter(({ coming }) => coming)
              .map((interview) => (
                <InterviewItem key={interview.id} interview={interview} isAtEnd={!isOpen(record)} />
              ))}
          </ul>
        )}
      </Reading>
    </section>
  );
};
