import type { Schemas } from '@frontdoor/contract';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { useRested } from '../applications/use-rested.ts';
import { translate } from '../messages/translate.ts';
import { clockText } from './interview-text.ts';
import { type InterviewValues, toRequest } from './interview-values.ts';

const TYPING_PAUSE_MS = 300;

/** Says who is in another interview at the time that is chosen. It keeps nobody from arranging this one. */
export const TakenWarning = ({ values, except }: { values: InterviewValues; except?: string | undefined }) => {
  const { start, zone, minutes, people } = toRequest(values);
  // As a text, which stays the same while nothing is chosen anew.
  const asked = useRested(JSON.stringify({ start, zone, minutes, people, ...(except && { except }) }), TYPING_PAUSE_MS);
  const request = JSON.parse(asked) as Schemas['FindTakenRequest'];
  const isWhole = request.start !== '' && request.people.length > 0;
  const { data: taken = [] } = useRead(reads.taken(request), isWhole);
  const isTold = isWhole && taken.length > 0;
  return (
    <div role="status">
      {isTold && (
        <div className="alert">
          <p>
            <b>{translate('interviews.takenHeading')}</b>
          </p>
          {taken.map((one) => (
            <p key={`${one.interviewId} ${one.id}`}>
              {translate('interviews.taken', {
                name: one.name,
                applicant: one.applicantName,
                time: clockText(one.startsAt, zone),
                minutes: translate('interviews.minutes', { count: one.minutes }),
              })}
            </p>
          ))}
        </div>
      )}
    </div>
  );
};
