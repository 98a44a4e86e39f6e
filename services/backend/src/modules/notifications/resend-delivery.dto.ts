import { IsBoolean, ValidateIf } from 'class-validator';
import { ApiPropertyOptional } from '../../platform/http/api-docs.decorators';

export class ResendDeliveryRequest {
  @ApiPropertyOptional({ type: Boolean, description: 'Needed for a mail that was sent: send it a second time.' })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'Must be true or false.' })
  again?: boolean;
}
