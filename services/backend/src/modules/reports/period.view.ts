import { ApiProperty } from '../../platform/http/api-docs.decorators';

/** The days that a report is about. */
export class PeriodView {
  @ApiProperty({ type: String, format: 'date', description: 'First day.' }) from: string;
  @ApiProperty({ type: String, format: 'date', description: 'Last day, included.' }) to: string;
  @ApiProperty({ type: String, example: 'Asia/Kolkata', description: 'In which days begin and end.' }) timeZone: string;
}
