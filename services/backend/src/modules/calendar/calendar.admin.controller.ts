import { Body, Controller, Get, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers, type Versioned } from '../../platform/http/listing/answer-headers';
import { IfMatch } from '../../platform/http/listing/record-version';
import { SaveCalendarRequest } from './calendar.dto';
import { CalendarView, SavedCalendarView, toCalendarView, toSavedCalendarView } from './calendar.view';
import { FindCalendar } from './find-calendar.use-case';
import { SaveCalendar } from './save-calendar.use-case';

@ApiTags('calendar')
@Allow('hr')
@Controller('api/admin/calendar')
export class CalendarAdminController {
  constructor(
    private readonly findCalendar: FindCalendar,
    private readonly saveCalendar: SaveCalendar,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'findCalendar', summary: 'Show the working days with their version' })
  @Answers(200, CalendarView)
  async find(): Promise<Versioned<CalendarView>> {
    return toCalendarView(await this.findCalendar.run());
  }

  @Put()
  @ApiOperation({
    operationId: 'saveCalendar',
    summary: 'Replace the working days; dates of answers that are not over move',
  })
  @Answers(200, SavedCalendarView)
  async save(
    @Body() { weekend, holidays, figurePublished }: SaveCalendarRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<SavedCalendarView>> {
    return toSavedCalendarView(await this.saveCalendar.run({ version, weekend, holidays, figurePublished }, caller));
  }
}
