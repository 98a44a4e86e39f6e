import { Module } from '@nestjs/common';
import { Schedule } from '../../platform/schedule/schedule';
import { AuditModule } from '../audit/audit.module';
import { EndIdleAssignments } from './answering/end-idle-assignments.use-case';

const IDLE_EVERY_MS = 10 * 60_000;

/** The worker's part of enquiries. */
@Module({ imports: [AuditModule], providers: [EndIdleAssignments] })
export class EnquiriesWorkerModule {
  constructor(schedule: Schedule, idle: EndIdleAssignments) {
    schedule.every({ name: 'idle assignments', everyMs: IDLE_EVERY_MS, run: () => idle.run() });
  }
}
