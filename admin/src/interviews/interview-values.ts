import { type Interview, randomUuid, type Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { localTimeOf } from '../values/times/days.ts';
import { companyZone } from '../values/times/zone.ts';

/** What the form holds. */
export interface InterviewValues {
  start: string;
  /** Empty for one time. */
  otherStart: string;
  zone: string;
  minutes: string;
  place: string;
  details: string;
  people: string[];
  /** Whether the application goes to the stage interview along with it. */
  moves: boolean;
  /** The other coming interviews with the applicant beside which it is meant. */
  besides: string[];
  /** By which the API knows an interview that is sent again, because no answer came: it stays with the draft. Empty for a change. */
  key: string;
}

/** The draft of the form that arranges one. */
export const interviewDraft = (applicationId: string): string => `applications/${applicationId}/interview`;

/** The draft of the form that changes one. By its version: a draft over an older one would put back what somebody else has changed. */
export const changeDraft = ({ id, version }: Pick<Interview, 'id' | 'version'>): string =>
  `interviews/${id}/${version}`;

const USUAL_MINUTES = '45';

export const valuesForNew = (me: string | undefined, moves: boolean): InterviewValues => ({
  start: '',
  otherStart: '',
  zone: companyZone(),
  minutes: USUAL_MINUTES,
  place: '',
  details: '',
  people: me === undefined ? [] : [me],
  moves,
  besides: [],
  key: randomUuid(),
});

export const valuesOf = ({
  startsAt,
  otherStart,
  zone,
  minutes,
  place,
  details,
  people,
}: Interview): InterviewValues => ({
  start: localTimeOf(startsAt, zone),
  otherStart: otherStart ? localTimeOf(otherStart, zone) : '',
  zone,
  minutes: String(minutes),
  place,
  details: details ?? '',
  people: people.map(({ id }) => id),
  moves: false,
  besides: [],
  key: '',
});

/** What is missing, by field. */
export const interviewFaults = ({ start, place, people }: InterviewValues) => ({
  ...(!start && { start: translate('interviews.missing.start') }),
  ...(!place.trim() && { place: translate('interviews.missing.place') }),
  ...(people.length === 0 && { people: translate('interviews.missing.people') }),
});

/** Whether it is meant beside all of the other interviews. */
export const isBeside = ({ besides }: Pick<InterviewValues, 'besides'>, others: readonly { id: string }[]): boolean =>
  others.every(({ id }) => besides.includes(id));

/** The interview as the API wants it, once `interviewFaults` has found nothing. */
export const toRequest = (values: InterviewValues): Schemas['MoveInterviewRequest'] => ({
  start: values.start,
  ...(values.otherStart && { otherStart: values.otherStart }),
  zone: values.zone,
  minutes: Number(values.minutes),
  place: values.place.trim(),
  details: values.details.trim() || null,
  people: values.people,
});
