import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { AuditModule } from '../audit/audit.module';
import { CalendarAdminController } from './calendar.admin.controller';
import { FindAnswerDate } from './find-answer-date.use-case';
import { FindCalendar } from './find-calendar.use-case';
import { SaveCalendar } from './save-calendar.use-case';

/** The company's working days, for HR, and the dates that follow from them. */
@Module({
  imports: [AuditModule, ChangesModule],
  controllers: [CalendarAdminController],
  providers: [FindAnswerDate, FindCalendar, SaveCalendar],
  exports: [FindAnswerDate],
})
export class CalendarModule {}
