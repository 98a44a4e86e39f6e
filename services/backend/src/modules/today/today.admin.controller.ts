import { Controller, Get } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../platform/http/listing/answer-headers';
import { DescribeOfficeDay } from './describe-office-day.use-case';
import { DescribeToday } from './describe-today.use-case';
import { ListToDo } from './list-to-do.use-case';
import { OfficeDayView, TodayView, ToDoView, toOfficeDayView, toTodayView, toToDoView } from './today.view';

@ApiTags('today')
@Controller('api/admin/today')
export class TodayAdminController {
  constructor(
    private readonly describeToday: DescribeToday,
    private readonly describeOfficeDay: DescribeOfficeDay,
    private readonly listToDo: ListToDo,
  ) {}

  @Get()
  @Allow('hr')
  @ApiOperation({ operationId: 'describeToday', summary: 'Tell what waits for HR, and how things stand' })
  @Answers(200, TodayView)
  async today(@CurrentActor() reader: Actor): Promise<TodayView> {
    return toTodayView(await this.describeToday.run({ reader }));
  }

  @Get('office')
  @Allow('general')
  @ApiOperation({
    operationId: 'describeOfficeDay',
    summary: 'Tell a general administrator what waits, and who has signed in',
  })
  @Answers(200, OfficeDayView)
  async office(@CurrentActor() reader: Actor): Promise<OfficeDayView> {
    return toOfficeDayView(await this.describeOfficeDay.run({ reader }));
  }

  @Get('to-do')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'listToDo', summary: 'Tell what waits for people of the caller’s role' })
  @Answers(200, ToDoView)
  async toDo(@CurrentActor() reader: Actor): Promise<ToDoView> {
    return toToDoView(await this.listToDo.run({ reader }));
  }
}
