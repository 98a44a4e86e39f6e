import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { parseMailbox } from '../../platform/mail/parse-mailbox';
import type { JobEnvelope } from '../../platform/queue/job';
import { AcknowledgementsRepository } from './acknowledgements.repository';
import { DeliverOnce } from './deliver-once';
import type { Received } from './write-acknowledgement';

/** Sends the acknowledgement of one submission, if its kind is switched on and its address is not flooded by them. */
@Injectable()
export class AcknowledgeOnce {
  constructor(
    private readonly acknowledgements: AcknowledgementsRepository,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async acknowledge({ eventId, job, subjectId }: JobEnvelope, email: string, received: Received): Promise<void> {
    const { ACKNOWLEDGE, COMPANY_NAME: company, SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
    const { MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO } = this.config;
    const { kind, reference } = received;
    if (!ACKNOWLEDGE.includes(kind)) return;
    const about = { subjectKind: kind, subjectId, reference };
    const delivery = { eventId, job, ...about, template: `acknowledge-${kind}`, recipient: email };
    await this.acknowledgements.open(delivery, parseMailbox(MAIL_FROM).address.replace(/^.*@/, ''), [
      MAIL_FROM,
      HR_MAIL_TO,
      ENQUIRIES_MAIL_TO,
    ]);
    const { address } = parseMailbox(kind === 'application' ? HR_MAIL_TO : ENQUIRIES_MAIL_TO);
    const from = { company, siteUrl, timeZone, inbox: { name: company, address } };
    const { writeAcknowledgement } = await import('./write-acknowledgement.js');
    await this.deliverOnce.deliver(delivery, () => writeAcknowledgement(received, from));
  }
}
