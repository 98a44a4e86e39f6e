import { ChoiceField, IdField, IdsField, WholeNumberField } from '../../platform/fields/choice-fields.decorator';
import { field } from '../../platform/fields/field.decorator';
import { PlainText } from '../../platform/fields/text-field.decorator';
import { ruleOf } from '../../platform/fields/validate-as';
import { isTimeZone } from '../../platform/wall-clock';
import { LONGEST_REASON, longestInterview, type VerdictWord, verdictWords } from './interviews.facts';

const startFault = 'Give day and time, like 2026-12-01T14:30.';

const isClock = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value);

/** When and for how long people are together. */
export class InterviewTimeRequest {
  @field(
    {
      type: String,
      example: '2026-12-01T14:30',
      description:
        'Day and time as a clock in `zone` shows them. Of two such moments, when clocks are put back, the first.',
    },
    ruleOf('clock', (value) => (isClock(value) ? null : startFault)),
  )
  start: string;

  @field(
    { type: String, example: 'Asia/Kolkata', description: 'A name of the IANA list.' },
    ruleOf('timeZone', (value) =>
      typeof value === 'string' && isTimeZone(value) ? null : 'Choose a time zone of the list.',
    ),
  )
  zone: string;

  @WholeNumberField({ minimum: longestInterview.shortest, maximum: longestInterview.longest })
  minutes: number;

  @IdsField({ most: longestInterview.people, description: 'The people of the staff who take part.' })
  people: string[];
}

/** All that an interview is. */
export class MoveInterviewRequest extends InterviewTimeRequest {
  @field(
    {
      type: String,
      required: false,
      nullable: true,
      example: '2026-12-02T11:00',
      description:
        'A second time, like `start`: then the applicant chooses one of the two, and calendars hear of it then.',
    },
    ruleOf('clock', (value) => (value == null || isClock(value) ? null : startFault)),
  )
  otherStart?: string | null;

  @PlainText({
    maxLength: longestInterview.place,
    description: 'A room, or the address of a video call.',
    example: 'https://meet.example/interview',
  })
  place: string;

  @PlainText({
    maxLength: longestInterview.details,
    required: false,
    nullable: true,
    description: 'What everybody should know before, in the mails and the calendar.',
    example: 'Please bring a laptop.',
  })
  details?: string | null;
}

export class ArrangeInterviewRequest extends MoveInterviewRequest {
  @IdField({ wrong: 'Give a UUID.' })
  applicationId: string;

  @IdField({
    wrong: 'Give a UUID.',
    description:
      'Made by the caller for this interview: with the same one it is arranged once, however often it is asked for.',
  })
  key: string;

  @IdsField({
    most: longestInterview.besides,
    required: false,
    description:
      'The interviews with this applicant that are still to come, where this one is meant beside them. One that is not named is asked about.',
  })
  besides?: string[];
}

export class FindTakenRequest extends InterviewTimeRequest {
  @IdField({ wrong: 'Give a UUID.', required: false, description: 'The interview that is being moved.' })
  except?: string;
}

export class GiveVerdictRequest {
  @ChoiceField(verdictWords)
  verdict: VerdictWord;

  @PlainText({
    maxLength: LONGEST_REASON,
    description: 'Why, in a sentence.',
    example: 'Explained every choice, and asked good questions.',
  })
  reason: string;
}
