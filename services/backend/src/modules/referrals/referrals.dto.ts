import { IdField } from '../../platform/fields/choice-fields.decorator';
import { PlainText } from '../../platform/fields/text-field.decorator';

export class CreateReferralRequest {
  @IdField({ wrong: 'Must be the id of a job post.', description: 'The job post that the link leads to.' })
  jobPost: string;

  @PlainText({ maxLength: 120, description: 'Of the colleague who refers people.' })
  name: string;
}
