import { IsOptional, Matches } from 'class-validator';
import { ChoiceField } from '../../../platform/fields/choice-fields.decorator';
import { field, ruleOf } from '../../../platform/fields/field.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { Tidied } from '../../../platform/fields/tidied.decorator';
import {
  type EmploymentType,
  employmentTypes,
  type JobPostState,
  jobPostStates,
  type Salary,
  type Workplace,
  workplaces,
} from '../job-post.facts';
import { SalaryView } from '../job-post.view';
import { isDayOrMoment, isImageAddress, isSalary, LONGEST_ADDRESS } from './job-post-rules';

/** An empty text removes the field's value. */
const EmptyIsNull = () => Tidied((value) => (typeof value === 'string' ? value.trim() || null : value));
const NoMarkup = () => Matches(/^[^<>]*$/, { message: 'Use plain text without < and >.' });
const passes = (name: string, isFine: (value: unknown) => boolean, fault: string) =>
  ruleOf(name, (value) => (isFine(value) ? null : fault));

const optional = { required: false, nullable: true };

const TimeField = (description: string) =>
  field(
    { type: String, ...optional, description },
    EmptyIsNull(),
    passes('dayOrMoment', isDayOrMoment, 'Give a day like 2026-12-31, or a time with its offset from UTC.'),
  );

/**
 * A job post as it is written. The specification's four fields are enough for an open post; of the others, a field that
 * is left out stays as it is, and null empties it.
 */
export class SaveJobPostRequest {
  @PlainText({ maxLength: 200 })
  @NoMarkup()
  title: string;

  @PlainText({ maxLength: 4000, lines: true, description: 'The short text; plain.' })
  para: string;

  @PlainText({ maxLength: 200 })
  @NoMarkup()
  location: string;

  @field(
    { type: String, ...optional, maxLength: LONGEST_ADDRESS, description: 'An https address or a path of this site.' },
    EmptyIsNull(),
    passes('imageAddress', isImageAddress, 'Give an https address, or a path of this site like /images/team.webp.'),
  )
  image?: string | null;

  @ChoiceField(jobPostStates, {
    required: false,
    description:
      'open and scheduled mean: public whenever the times allow it. Refused when they never will any more, and ' +
      'scheduled when it would be open at once.',
  })
  @IsOptional()
  state?: JobPostState | null;

  @ChoiceField(employmentTypes, optional)
  employmentType?: EmploymentType | null;

  @ChoiceField(workplaces, optional)
  workplace?: Workplace | null;

  @field(
    { type: SalaryView, ...optional },
    passes('salary', isSalary, 'Give min, max (not less), currency (like INR) and interval: hour, day, month or year.'),
  )
  salary?: Salary | null;

  @TimeField('A day, meaning its first moment for the company, or a time.')
  opensAt?: string | null;

  @TimeField('The last day on which it is open for the company, or a time.')
  closesAt?: string | null;

  @EmptyIsNull()
  @PlainText({ ...optional, maxLength: 10_000, lines: true, description: 'The long text, in Markdown.' })
  description?: string | null;
}
