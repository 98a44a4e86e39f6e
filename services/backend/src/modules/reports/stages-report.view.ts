import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { PeriodView } from './period.view';

export class StageReportView {
  @ApiProperty({ type: String, example: 'interview' }) stage: string;
  @ApiProperty({ type: 'integer', description: 'Of the applications received in the period: in the stage now.' })
  now: number;
  @ApiProperty({ type: 'integer', description: 'Of the same: in the stage now or at any time.' }) reached: number;
  @ApiProperty({ type: 'integer', description: 'Stays in the stage that ended in the period.' }) stays: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Length of those stays.' }) medianSeconds: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: '90 of 100 were not longer.' }) p90Seconds:
    number | null;
}

/** How far applications come, and how long they stay where. What is held or discarded does not count. */
export class StagesReportView extends PeriodView {
  @ApiProperty({ type: [StageReportView], description: 'One row a stage, in their order.' }) stages: StageReportView[];
}
