import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { companyFacts, findSignature } from '../../notifications/signatures/find-signature.use-case';
import type { MailText } from '../../notifications/written/fill-reply.use-case';
import { replyTo as replyAddressOf } from '../../notifications/send/reply-to.use-case';
import { previewReply } from '../../notifications/written/preview-reply.use-case';
import { FindAnyEnquiry } from '../all/find-any-enquiry.use-case';
import type { EnquiryReplyPreviewView } from './enquiry-replies.view';

type PreviewCommand = MailText & { id: string };

/** Shows a reply as it would go out: to whom, with which subject, in both forms. Nothing is sent. */
@Injectable()
export class PreviewEnquiryReply {
  constructor(
    private readonly database: Database,
    private readonly findEnquiry: FindAnyEnquiry,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, and ValidationFailed for a text that could not be sent */
  async run(
    { id, subject, body }: PreviewCommand,
    { id: staffId, name: writer }: Actor,
  ): Promise<EnquiryReplyPreviewView> {
    const { kind, name, email, reference } = await this.findEnquiry.run({ id });
    const facts = { name, reference, writer, company: this.config.COMPANY_NAME };
    const { address: replyTo } = replyAddressOf(this.config, kind, this.config.COMPANY_NAME);
    const us = companyFacts(this.config);
    const signature = await findSignature(this.database, { id: staffId, name: writer }, us);
    return { ...(await previewReply({ subject, body }, facts, signature)), to: email, replyTo };
  }
}
