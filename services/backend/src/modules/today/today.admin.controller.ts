import { Controller, Get } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../platform/http/listing/answer-headers';
import { DescribeToday } from './describe-today.use-case';
import { ListToDo } from './list-to-do.use-case';
import { TodayView, ToDoView, toTodayView, toToDoView } from './today.view';

@ApiTags('today')
@Allow('hr')
@Controller('api/admin/today')
export class TodayAdminController {
  constructor(
    private readonly describeToday: DescribeToday,
    private readonly listToDo: ListToDo,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'describeToday', summary: 'Tell what waits for HR, and how things stand' })
  @Answers(200, TodayView)
  async today(@CurrentActor() reader: Actor): Promise<TodayView> {
    return toTodayView(await this.describeToday.run({ reader }));
  }

  @Get('to-do')
  @ApiOperation({ operationId: 'listToDo', summary: 'Tell what waits for HR' })
  @Answers(200, ToDoView)
  async toDo(@CurrentActor() reader: Actor): Promise<ToDoView> {
    return toToDoView(await this.listToDo.run({ reader }));
  }
}
