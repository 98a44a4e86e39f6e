import { ApiProperty } from '../contract/api-docs.decorators';

/** The one shape of every error answer. */
export class ErrorView {
  @ApiProperty({ type: Number, example: 400 }) statusCode: number;
  @ApiProperty({ type: String, description: 'Stable; for programs.', example: 'validation_failed' }) code: string;
  @ApiProperty({ type: String, description: 'For people.' }) message: string;
  @ApiProperty({ type: String, description: 'The same as `message`.' }) msg: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'One text a field.' })
  errors: Record<string, string>;
  @ApiProperty({ type: String, description: 'Quote it to the operator; it is in the log.' }) requestId: string;
}
