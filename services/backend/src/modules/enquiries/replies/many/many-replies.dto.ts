import { FlagField, IdField, IdsField } from '../../../../platform/fields/choice-fields.decorator';
import { VersionsField } from '../../../../platform/fields/versions-field.decorator';
import { MOST_ENQUIRIES } from '../../answering/enquiry-answering.facts';
import { EnquiryReplyText } from '../enquiry-replies.dto';

export class PreviewEnquiryRepliesRequest extends EnquiryReplyText {
  @IdsField({ most: MOST_ENQUIRIES })
  ids: string[];

  @FlagField({
    required: false,
    description:
      'One mail to each person about all of their enquiries here (of one mailbox), instead of one about each. It is sent about the newest; `{{reference}}` names all.',
  })
  oneMail?: boolean;
}

export class SendEnquiryRepliesRequest extends PreviewEnquiryRepliesRequest {
  @VersionsField({ most: MOST_ENQUIRIES })
  versions?: Record<string, number>;

  @IdField({
    wrong: 'Give a UUID.',
    description: 'Made by the caller for this deed: with the same one it is done once, however often it is asked for.',
  })
  key: string;

  @FlagField({ description: 'Whether the enquiries are closed by it; otherwise the senders’ answers are waited for.' })
  close: boolean;
}
