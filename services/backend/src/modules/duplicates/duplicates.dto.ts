import { IdField } from '../../platform/fields/choice-fields.decorator';

export class LinkDuplicateRequest {
  @IdField({ wrong: 'Give the id of the other application.', description: 'The other application.' })
  id: string;
}
