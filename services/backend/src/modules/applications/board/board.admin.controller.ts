import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { applicationStages } from '../application.facts';
import { BoardCardsView, BoardView, toBoardView, toCardsView } from './board.view';
import { DescribeBoard } from './describe-board.use-case';
import { ListMoreCards } from './list-more-cards.use-case';

const asOfTheList = (name: string, example: string) =>
  ApiQuery({ name, type: String, required: false, example, description: 'As of the list.' });

/** The list of applications by their stages. */
@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/board')
export class BoardAdminController {
  constructor(
    private readonly describeBoard: DescribeBoard,
    private readonly listMoreCards: ListMoreCards,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'describeBoard', summary: 'Show the list as a board, a column for each stage' })
  @asOfTheList('sort', '["createdAt","DESC"]')
  @asOfTheList('filter', '{"apply":"Backend Developer"}')
  @ApiQuery({
    name: 'shown',
    type: String,
    required: false,
    example: '{"new":120}',
    description: 'How many cards a column shows already, where these are more than the first ones.',
  })
  @Answers(200, BoardView)
  async board(@Query() query: Record<string, unknown>, @CurrentActor() reader: Actor): Promise<BoardView> {
    return toBoardView(await this.describeBoard.run({ query, reader }));
  }

  @Get(':stage')
  @ApiOperation({ operationId: 'listMoreCards', summary: 'List the cards of a column after those that are shown' })
  @ApiParam({ name: 'stage', enum: applicationStages })
  @asOfTheList('sort', '["createdAt","DESC"]')
  @asOfTheList('filter', '{"apply":"Backend Developer"}')
  @ApiQuery({ name: 'after', type: String, required: true, description: 'The `next` of the answer before.' })
  @Answers(200, BoardCardsView)
  async more(
    @Param('stage') stage: string,
    @Query() query: Record<string, unknown>,
    @CurrentActor() reader: Actor,
  ): Promise<BoardCardsView> {
    return toCardsView(await this.listMoreCards.run({ stage, query, reader }));
  }
}
