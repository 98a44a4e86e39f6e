import { ApiProperty } from '../http/api-docs.decorators';

export class HealthView {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}
