import { ApiProperty } from '../../platform/http/api-docs.decorators';

const seconds = { type: 'integer', nullable: true, description: 'Null when there is none.' } as const;

export class QueueHealthView {
  @ApiProperty({ type: 'integer', description: 'Events that the queue has not heard of.' }) waitingEvents: number;
  @ApiProperty(seconds) oldestWaitingSeconds: number | null;
  @ApiProperty({ type: 'integer', description: 'Jobs that were handed to the queue and are not settled.' })
  pendingJobs: number;
  @ApiProperty(seconds) oldestPendingSeconds: number | null;
  @ApiProperty({ type: 'integer', description: 'Jobs that need a person.' }) deadJobs: number;
}

export class MailHealthView {
  @ApiProperty({ type: 'integer' }) pending: number;
  @ApiProperty(seconds) oldestPendingSeconds: number | null;
  @ApiProperty({ type: 'integer', description: 'Refused for good.' }) failed: number;
  @ApiProperty({ type: 'integer', description: 'Nobody knows whether they have arrived.' }) unsure: number;
  @ApiProperty({ type: 'integer', description: 'In the last 24 hours.' }) sentLastDay: number;
}

/** Whether the work behind the answers keeps up. */
export class HealthReportView {
  @ApiProperty({ type: QueueHealthView }) queue: QueueHealthView;
  @ApiProperty({ type: MailHealthView }) mail: MailHealthView;
}
