import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import type { Bar } from '../applications/figures/measure-figures.use-case';
import type { OfficeDay } from './describe-office-day.use-case';
import type { Today } from './describe-today.use-case';
import type { ToDoLine } from './read-lines.use-case';
import {
  officeKinds,
  type SignInKind,
  signInKinds,
  type ToDoKind,
  toDoKinds,
  type ToDoList,
  toDoLists,
} from './to-do-lines';

const ListFilter = () =>
  ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { answer: 'overdue' },
    description: 'The filter of the list.',
  });
const Count = (description: string) => ApiProperty({ type: 'integer', description });
const IntegerOrNull = (description: string) => ApiProperty({ type: 'integer', nullable: true, description });
const Estimated = () =>
  ApiProperty({ type: Boolean, description: 'Whether the number is estimated, because there are too many.' });

class ListSortView {
  @ApiProperty({ type: String, example: 'answerDueAt' }) field: string;
  @ApiProperty({ enum: ['ASC', 'DESC'] }) order: 'ASC' | 'DESC';
}

class ToDoItemView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Meera Iyer', description: 'Of a person or a post; the recipient of a mail.' })
  name: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when it waits; of a post: when it closes.',
  })
  at: string | null;
  @IntegerOrNull('Working days since the answer was due.') daysLate: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a file: what is doubtful. Of a mail: what the mail server said. Else the position.',
  })
  note: string | null;
  @IntegerOrNull('Of a post: its applications.') applicants: number | null;
  @IntegerOrNull('Of a post: those of them that wait for an answer.') unanswered: number | null;
}

class ListedLineView {
  @ApiProperty({ enum: toDoLists, description: 'The list that has all of them.' }) list: ToDoList;
  @ListFilter() filter: Record<string, unknown>;
  @ApiProperty({ type: ListSortView }) sort: ListSortView;
  @Count('How many the list has with this filter.') count: number;
  @Estimated() estimated: boolean;
  @ApiProperty({ type: [ToDoItemView], description: 'The first three of the list.' }) first: ToDoItemView[];
}

class ToDoLineView extends ListedLineView {
  @ApiProperty({ enum: [...new Set([...toDoKinds, ...officeKinds])] }) kind: ToDoKind;
}

class SignInLineView extends ListedLineView {
  @ApiProperty({ enum: signInKinds }) kind: SignInKind;
}

/** What waits for people of a role: the lines that have something, the most urgent first. */
export class ToDoView {
  @ApiProperty({ type: [ToDoLineView] }) toDo: ToDoLineView[];
}

const barKinds = ['position', 'stage', 'referral', 'source', 'untold'] as const satisfies readonly Bar['kind'][];

class BarView {
  @ApiProperty({ enum: barKinds }) kind: Bar['kind'];
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Backend Developer',
    description: 'A position, a stage or a source; null for referrals, and for those that told no source.',
  })
  name: string | null;
  @Count('How many applications the list has with this filter.') count: number;
  @Estimated() estimated: boolean;
  @ListFilter() filter: Record<string, unknown>;
}

/** Numbers of applications; what is put off counts as little as in their lists. */
class FigureView {
  @Count('Of all groups, also of those that have no bar.') total: number;
  @ListFilter() filter: Record<string, unknown>;
  @ApiProperty({ type: [BarView], description: 'The five largest groups; the stages in their order.' }) bars: BarView[];
}

class TodayAnswersView {
  @Count('The figure is about so many days up to now.') days: number;
  @Count('Working days within which an answer is promised.') promisedDays: number;
  @Count('First answers in these days.') answers: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of these: working days since the application arrived. Null without any.',
  })
  medianWorkingDays: number | null;
  @Count('Promises of a first answer that were kept or broken in these days.') promises: number;
  @Count('Of these: kept.') kept: number;
}

/** The day of HR: what waits for somebody, and how things stand. */
export class TodayView extends ToDoView {
  @ApiProperty({ type: String, format: 'date', description: 'In the time zone of the company.' }) day: string;
  @ApiProperty({ type: TodayAnswersView }) answers: TodayAnswersView;
  @ApiProperty({ type: FigureView, description: 'Received within seven days, by position.' }) week: FigureView;
  @ApiProperty({ type: FigureView, description: 'Those who are not decided about, by stage.' }) stages: FigureView;
  @ApiProperty({ type: FigureView, description: 'Hired within a year, whenever they came, by origin.' })
  hires: FigureView;
}

/** The day of a general administrator: what waits for somebody, and who has signed in. */
export class OfficeDayView extends ToDoView {
  @ApiProperty({ type: String, format: 'date', description: 'In the time zone of the company.' }) day: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'office@company.example',
    description: 'The mailbox that replies come back to; null without one.',
  })
  mailbox: string | null;
  @ApiProperty({ type: [SignInLineView], description: 'Of seven days of the company, today the last.' })
  signIns: SignInLineView[];
}

const toLineView = <Kind extends string>({ first, ...line }: ToDoLine<Kind>) => ({
  ...line,
  first: first.map((item) => ({ ...item, at: item.at?.toISOString() ?? null })),
});

export const toToDoView = (toDo: readonly ToDoLine[]): ToDoView => ({ toDo: toDo.map(toLineView) });
export const toTodayView = ({ toDo, ...numbers }: Today): TodayView => ({ ...numbers, toDo: toDo.map(toLineView) });
export const toOfficeDayView = ({ toDo, signIns, day, mailbox }: OfficeDay): OfficeDayView => ({
  day,
  mailbox,
  toDo: toDo.map(toLineView),
  signIns: signIns.map(toLineView),
});
