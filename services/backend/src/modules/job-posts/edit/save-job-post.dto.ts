import { IsIn, IsOptional, Matches, ValidateBy } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { PlainText } from '../../../platform/fields/plain-text.decorator';
import {
  type EmploymentType,
  employmentTypes,
  type JobPostState,
  jobPostStates,
  type Salary,
  type Workplace,
  workplaces,
} from '../job-post.facts';
import { isDayOrMoment, isImageAddress, isSalary, LONGEST_ADDRESS } from './job-post-rules';
import { SalaryView } from '../job-post.view';
import { Tidied } from '../../../platform/fields/tidied.decorator';

/** An empty text takes away what is there. */
const EmptyIsNull = () => Tidied((value) => (typeof value === 'string' ? value.trim() || null : value));
const NoMarkup = () => Matches(/^[^<>]*$/, { message: 'Use plain text without < and >.' });
const Passes = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
const DayOrMoment = () =>
  Passes('dayOrMoment', isDayOrMoment, 'Give a day like 2026-12-31, or a time with its offset from UTC.');

const time = { type: String, nullable: true };

/**
 * A job post as it is written. The specification's four fields are enough for an open post; of the others, what is left out
 * stays as it is, and null takes it away.
 */
export class SaveJobPostRequest {
  @ApiProperty({ type: String, maxLength: 200 })
  @PlainText({ max: 200, oneLine: true })
  @NoMarkup()
  title: string;

  @ApiProperty({ type: String, maxLength: 4000, description: 'The short text; plain.' })
  @PlainText({ max: 4000 })
  para: string;

  @ApiProperty({ type: String, maxLength: 200 })
  @PlainText({ max: 200, oneLine: true })
  @NoMarkup()
  location: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LONGEST_ADDRESS,
    description: 'An https address or a path of this site.',
  })
  @EmptyIsNull()
  @IsOptional()
  @Passes('imageAddress', isImageAddress, 'Give an https address, or a path of this site like /images/team.webp.')
  image?: string | null;

  @ApiPropertyOptional({
    enum: jobPostStates,
    description:
      'open and scheduled mean: public whenever the times allow it. Refused when they never will any more, and ' +
      'scheduled when it would be open at once.',
  })
  @IsOptional()
  @IsIn(jobPostStates, { message: `Choose one of ${jobPostStates.join(', ')}.` })
  state?: JobPostState | null;

  @ApiPropertyOptional({ enum: employmentTypes, type: String, nullable: true })
  @IsOptional()
  @IsIn(employmentTypes, { message: `Choose one of ${employmentTypes.join(', ')}.` })
  employmentType?: EmploymentType | null;

  @ApiPropertyOptional({ enum: workplaces, type: String, nullable: true })
  @IsOptional()
  @IsIn(workplaces, { message: `Choose one of ${workplaces.join(', ')}.` })
  workplace?: Workplace | null;

  @ApiPropertyOptional({ type: SalaryView, nullable: true })
  @IsOptional()
  @Passes('salary', isSalary, 'Give min, max (not less), currency (like INR) and interval: hour, day, month or year.')
  salary?: Salary | null;

  @ApiPropertyOptional({ ...time, description: 'A day, meaning its first moment for the company, or a time.' })
  @EmptyIsNull()
  @IsOptional()
  @DayOrMoment()
  opensAt?: string | null;

  @ApiPropertyOptional({ ...time, description: 'The last day on which it is open for the company, or a time.' })
  @EmptyIsNull()
  @IsOptional()
  @DayOrMoment()
  closesAt?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 10_000, description: 'The long text, in Markdown.' })
  @EmptyIsNull()
  @IsOptional()
  @PlainText({ max: 10_000 })
  description?: string | null;
}
