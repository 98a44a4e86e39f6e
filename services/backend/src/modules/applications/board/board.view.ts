import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { type Standing, standings } from '../../submissions/kinds.facts';
import { type ApplicationStage, applicationStages } from '../application.facts';
import { writeMark } from './board.filter';
import { CARDS, type Mark } from './board.facts';

/** An application as far as the board shows it. */
export class BoardCardView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email', example: 'asha@company.example' }) email: string;
  @ApiProperty({ type: String }) apply: string;
  @ApiProperty({ type: String }) experience: string;
  @ApiProperty({ enum: applicationStages }) stage: ApplicationStage;
  @ApiProperty({ type: String, format: 'date-time' }) stageSince: string;
  @ApiProperty({ enum: standings }) standing: Standing;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'HR has put it off until then.' })
  laterUntil: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the next interview begins.' })
  interviewAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answerDueAt: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Working days since an answer was due.' })
  answerDaysLate: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Waiting for the applicant' }) answerPausedFor: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) firstAnswerAt: string | null;
  @ApiProperty({ type: Boolean, description: 'Nobody of HR has opened it.' }) unseen: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

export type BoardCard = RowOf<
  BoardCardView,
  'stageSince' | 'laterUntil' | 'interviewAt' | 'answerDueAt' | 'firstAnswerAt' | 'createdAt'
>;

/** Some cards of a column. */
export class BoardCardsView {
  @ApiProperty({ type: [BoardCardView], description: 'In the order of the list.' }) cards: BoardCardView[];
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'WyIyMDI2LTExLTI2Il0',
    description: 'For the cards after these; null where there are none.',
  })
  next: string | null;
}

class BoardColumnView extends BoardCardsView {
  @ApiProperty({ enum: applicationStages }) stage: ApplicationStage;
  @ApiProperty({ type: 'integer', description: 'How many applications it has, shown or not.' }) total: number;
  @ApiProperty({ type: Boolean, description: 'It has more than that: they are not counted beyond 10,000.' })
  isMore: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether there is a text for applicants who come to this stage.' })
  hasMail: boolean;
}

/** The list of applications by their stages. */
export class BoardView {
  @ApiProperty({
    type: [BoardColumnView],
    description: `In the order of the hiring, those that the filter names; of each the first ${CARDS} cards.`,
  })
  columns: BoardColumnView[];
  @ApiProperty({ type: Boolean, description: 'Nothing matches the search: these are people with similar names.' })
  onlySimilar: boolean;
}

export interface BoardCards {
  cards: BoardCard[];
  next: Mark | null;
}

export interface Board {
  columns: (BoardCards & Pick<BoardColumnView, 'stage' | 'total' | 'isMore' | 'hasMail'>)[];
  onlySimilar: boolean;
}

export const toCardsView = ({ cards, next }: BoardCards): BoardCardsView => ({
  cards: cards.map(toView),
  next: next && writeMark(next),
});

const factsOf = ({ stage, total, isMore, hasMail }: Board['columns'][number]) => ({ stage, total, isMore, hasMail });

export const toBoardView = ({ columns, onlySimilar }: Board): BoardView => ({
  columns: columns.map((column) => Object.assign(toCardsView(column), factsOf(column))),
  onlySimilar,
});
