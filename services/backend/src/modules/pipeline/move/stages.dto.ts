import { isISO8601, IsObject, IsString } from 'class-validator';
import { ChoiceField, FlagField, IdField, IdsField } from '../../../platform/fields/choice-fields.decorator';
import { field, Nested } from '../../../platform/fields/field.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { VersionsField } from '../../../platform/fields/versions-field.decorator';
import { type ApplicationStage, applicationStages, MOST_MOVES } from '../../applications/application.facts';
import { longestMail } from '../../notifications/notifications.facts';

const MailTextField = (maxLength: number, description: string) =>
  field({ type: String, maxLength, description }, IsString({ message: 'Give a text.' }));

const MOST_DAYS = 60;
const DAY_MS = 86_400_000;

function findMomentFault(value: unknown): string | null {
  const fault = `Choose a time from now on, at most ${MOST_DAYS} days ahead.`;
  if (typeof value !== 'string' || !isISO8601(value, { strict: true, strictSeparator: true })) return fault;
  // A moment without its zone would be one of the server's.
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return fault;
  const away = Date.parse(value) - Date.now();
  return away > 0 && away <= MOST_DAYS * DAY_MS ? null : fault;
}

/** A mail that goes with a move. Each `{{name}}`, `{{position}}`, `{{reference}}` and `{{company}}` is filled in. */
export class StageMailRequest {
  @MailTextField(longestMail.subject, 'One line.')
  subject: string;

  @MailTextField(longestMail.body, 'Plain text.')
  body: string;

  @field(
    {
      type: String,
      required: false,
      format: 'date-time',
      description: `When it leaves: a moment with its zone, at most ${MOST_DAYS} days ahead. Left out: as soon as it cannot be taken back.`,
      example: '2026-11-30T09:00:00+05:30',
    },
    ruleOf('notBefore', findMomentFault),
  )
  notBefore?: string;
}

const StageField = () => ChoiceField(applicationStages, { wrong: `Must be one of ${applicationStages.join(', ')}.` });

const MailField = (description: string) =>
  field(
    { type: StageMailRequest, required: false, description },
    Nested(StageMailRequest),
    IsObject({ message: 'Give subject and body.' }),
  );

/** Whether people who sent several of the applications get one mail. */
export const OneMailField = () =>
  FlagField({
    required: false,
    description:
      'One mail to each person about all of their applications here (of one mailbox, or linked by HR), instead of one about each. It goes to the address of the newest; `{{position}}` and `{{reference}}` name all.',
  });

export class PreviewStageMailRequest {
  @StageField()
  stage: ApplicationStage;

  @MailField('The text as HR has edited it, instead of the stage’s own.')
  mail?: StageMailRequest;

  @IdsField({ most: MOST_MOVES, required: false, description: 'Other applications that the same mail answers.' })
  together?: string[];
}

export class MoveApplicationRequest {
  @StageField()
  stage: ApplicationStage;

  @IdField({
    wrong: 'Choose a reason from the list.',
    required: false,
    description: 'The id of a rejection reason that is in use. Needed for `rejected`, refused for any other stage.',
  })
  reason?: string;

  @PlainText({ required: false, maxLength: 1000, lines: true, description: 'Why, in your own words.' })
  note?: string;

  @MailField('A mail to the applicant, as HR has seen it.')
  mail?: StageMailRequest;
}

export class MoveApplicationsRequest extends MoveApplicationRequest {
  @IdsField({ most: MOST_MOVES })
  ids: string[];

  @VersionsField({ most: MOST_MOVES })
  versions?: Record<string, number>;

  @OneMailField()
  oneMail?: boolean;
}
