import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { AuditModule } from '../audit/audit.module';
import { CalendarAdminController } from './calendar.admin.controller';
import { FindCalendar } from './find-calendar.use-case';
import { SaveCalendar } from './save-calendar.use-case';

/** The company's working days, for HR. */
@Module({
  imports: [AuditModule, ChangesModule],
  controllers: [CalendarAdminController],
  providers: [FindCalendar, SaveCalendar],
})
export class CalendarModule {}
