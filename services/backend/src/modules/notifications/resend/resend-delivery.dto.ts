import { FlagField } from '../../../platform/fields/choice-fields.decorator';

export class ResendDeliveryRequest {
  @FlagField({ required: false, description: 'Needed for a mail that was sent: send it a second time.' })
  again?: boolean;
}
