import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { calendar, type CompanyCalendar } from './calendar.repository';

/** Finds the company's calendar with its version. */
@Injectable()
export class FindCalendar {
  constructor(private readonly database: Database) {}

  run(): Promise<CompanyCalendar> {
    return calendar.find(this.database);
  }
}

/** Whether HR lets the careers page say how quickly applicants are answered. */
export const isFigurePublished = async (sql: Sql): Promise<boolean> => (await calendar.find(sql)).figurePublished;
