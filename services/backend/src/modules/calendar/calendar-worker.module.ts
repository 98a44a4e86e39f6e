import { Module } from '@nestjs/common';
import { KeepCalendar } from './keep-calendar';

/** The worker's part of the calendar. */
@Module({ providers: [KeepCalendar] })
export class CalendarWorkerModule {}
