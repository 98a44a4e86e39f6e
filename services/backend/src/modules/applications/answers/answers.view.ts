import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';

/** Somebody who has to hear. */
class DueAnswerView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the application; the same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'Asha Verma' }) name: string;
  @ApiProperty({ type: String, format: 'date-time' }) answerDueAt: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Working days; null for one that is due today.' })
  answerDaysLate: number | null;
}

/** How many applicants have to hear, and who first. */
export class DueAnswersView {
  @ApiProperty({ type: 'integer', description: 'Due on a day that is over.' }) overdue: number;
  @ApiProperty({ type: 'integer', description: 'Due today.' }) today: number;
  @ApiProperty({ type: 'integer', description: 'Due at any time.' }) open: number;
  @ApiProperty({ type: 'integer', description: 'Paused.' }) paused: number;
  @ApiProperty({
    type: [DueAnswerView],
    description: 'The first ten that are overdue or due today, the longest overdue first.',
  })
  first: DueAnswerView[];
}

export const toDueAnswerView = ({ id, name, answerDueAt, answerDaysLate }: RowOf<DueAnswerView, 'answerDueAt'>) =>
  toView({ id, name, answerDueAt, answerDaysLate });
