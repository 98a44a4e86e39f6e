import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { parseMailbox } from '../../../platform/parse-mailbox';
import type { MailText } from '../../notifications/written/fill-reply.use-case';
import { previewReply } from '../../notifications/written/preview-reply.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { FindAnyEnquiry } from '../all/find-any-enquiry.use-case';
import type { EnquiryReplyPreviewView } from './enquiry-replies.view';

type PreviewCommand = MailText & { id: string };

/** Shows a reply as it would go out: to whom, with which subject, in both forms. Nothing is sent. */
@Injectable()
export class PreviewEnquiryReply {
  constructor(
    private readonly findEnquiry: FindAnyEnquiry,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, and ValidationFailed for a text that could not be sent */
  async run({ id, subject, body }: PreviewCommand, { name: writer }: Actor): Promise<EnquiryReplyPreviewView> {
    const { kind, name, email, reference } = await this.findEnquiry.run({ id });
    const facts = { name, reference, writer, company: this.config.COMPANY_NAME };
    const { address: replyTo } = parseMailbox(this.config[submissions[kind].inbox]);
    return { ...(await previewReply({ subject, body }, facts)), to: email, replyTo };
  }
}
