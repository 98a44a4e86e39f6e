import { isISO4217CurrencyCode, IsOptional, Matches } from 'class-validator';
import { ChoiceField, FlagField, WholeNumberField } from '../../../platform/fields/choice-fields.decorator';
import { field, Tidied } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import type { JobPostFields } from '../job-post.entity';
import { employmentTypes, type JobPostState, jobPostStates, salaryIntervals, workplaces } from '../job-post.facts';
import { SalaryView } from '../job-post.view';
import { LONGEST_SLUG, slugFault } from './edit-job-posts.repository';

const LONGEST_ADDRESS = 2_000;
const LONGEST_TEXT = 10_000;
const MOST_MONEY = 1_000_000_000;

/** An https address without credentials, or a path of this site; `//host` would be another site. */
export function isImageAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS || /[\s\p{Cc}\\<>"']/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  const url = /^https:\/\/[^/]/.test(value) ? URL.parse(value) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** All four parts and nothing else, the smaller amount first. */
export function isSalary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { min, max, currency, interval, ...others } = value as Record<string, unknown>;
  if (Object.keys(others).length > 0 || !isAmount(min) || !isAmount(max) || min > max) return false;
  const isCurrency = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && isISO4217CurrencyCode(currency);
  return isCurrency && salaryIntervals.some((each) => each === interval);
}

/** With two decimals at most. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_MONEY && Number(value.toFixed(2)) === value;

const day = String.raw`(2\d{3})-(\d\d)-(\d\d)`;
const dayOnly = new RegExp(`^${day}$`);
const instant = new RegExp(String.raw`^${day}T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$`);

/** A day of the calendar without a time. */
export const isLocalDate = (value: string) => dayOnly.test(value);

/** A day (`2026-12-31`) or a moment with its offset (`2026-12-31T18:00:00+05:30`), from the year 2000 on. */
export function isDayOrMoment(value: unknown): boolean {
  const [whole, ...parts] = (typeof value === 'string' && (dayOnly.exec(value) ?? instant.exec(value))) || [];
  if (whole === undefined) return false;
  const midnight = new Date(`${parts.join('-')}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(parts.join('-'));
  return isInCalendar && !Number.isNaN(Date.parse(whole));
}

/** An empty text removes the field's value. */
const EmptyIsNull = () => Tidied((value) => (typeof value === 'string' ? value.trim() || null : value));
const NoMarkup = () => Matches(/^[^<>]*$/, { message: 'Use plain text without < and >.' });
const passes = (name: string, isFine: (value: unknown) => boolean, fault: string) =>
  ruleOf(name, (value) => (isFine(value) ? null : fault));

const optional = { required: false, nullable: true };
const ofSlug = 'Its address. Made from the title where it is left out; fixed once the post has been published.';

const TimeField = (description: string) =>
  field(
    { type: String, ...optional, description },
    EmptyIsNull(),
    passes('dayOrMoment', isDayOrMoment, 'Give a day like 2026-12-31, or a time with its offset from UTC.'),
  );

/** A long text that is still being written. */
export class RenderDescriptionRequest {
  @field(
    { type: String, maxLength: LONGEST_TEXT, example: '**Build** it.', description: 'Markdown; may be empty.' },
    ruleOf('longText', (value) =>
      typeof value === 'string' && value.length <= LONGEST_TEXT
        ? null
        : `Give a text of at most ${LONGEST_TEXT} characters.`,
    ),
  )
  description: string;
}

/** A job post as HR writes it. The first four fields are enough for an open post. A field that is left out stays, null empties it. */
export class SaveJobPostRequest {
  @PlainText({ maxLength: 200 }) @NoMarkup() title: string;

  @PlainText({ maxLength: 4000, lines: true, description: 'The short text; plain.' }) para: string;

  @PlainText({ maxLength: 200 }) @NoMarkup() location: string;

  @field(
    { type: String, ...optional, maxLength: LONGEST_ADDRESS, description: 'An https address or a path of this site.' },
    EmptyIsNull(),
    passes('imageAddress', isImageAddress, 'Give an https address, or a path of this site like /images/team.webp.'),
  )
  image?: string | null;

  @PlainText({
    ...optional,
    maxLength: 200,
    example: 'Two people at a drawing board',
    description: 'What can be seen on the image, for people who do not see it.',
  })
  imageAlt?: string | null;

  @field(
    { type: String, ...optional, maxLength: LONGEST_SLUG, example: 'frontend-developer', description: ofSlug },
    EmptyIsNull(),
    ruleOf('slug', slugFault),
  )
  slug?: string | null;

  @FlagField({ ...optional, description: 'That another post has this title is meant: the answer to `same_title`.' })
  sameTitle?: boolean | null;

  @ChoiceField(jobPostStates, {
    required: false,
    description:
      'open and scheduled mean: public whenever the times allow it. Refused when they never will any more, and ' +
      'scheduled when it would be open at once.',
  })
  @IsOptional()
  state?: JobPostState | null;

  @ChoiceField(employmentTypes, optional) employmentType?: JobPostFields['employmentType'];

  @ChoiceField(workplaces, optional) workplace?: JobPostFields['workplace'];

  @field(
    { type: SalaryView, ...optional },
    passes('salary', isSalary, 'Give min, max (not less), currency (like INR) and interval: hour, day, month or year.'),
  )
  salary?: JobPostFields['salary'];

  @EmptyIsNull()
  @PlainText({ ...optional, maxLength: 120, description: 'What is asked for; plain.' })
  @NoMarkup()
  experience?: string | null;

  @WholeNumberField({
    ...optional,
    minimum: 0,
    maximum: 7,
    description: 'A week. 0 or none with a remote workplace; at least 1 with an office.',
  })
  daysOnSite?: number | null;

  @FlagField({ ...optional, description: 'Whether there is a place to be filled now, as some laws have it told.' })
  existingVacancy?: boolean | null;

  @TimeField('A day, meaning its first moment for the company, or a time.') opensAt?: string | null;

  @TimeField(
    'The last day on which it is open for the company, or a time. A later one alone opens no post that is closed: give `state`.',
  )
  closesAt?: string | null;

  @EmptyIsNull()
  @PlainText({ ...optional, maxLength: LONGEST_TEXT, lines: true, description: 'The long text, in Markdown.' })
  description?: string | null;
}
