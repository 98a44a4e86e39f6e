import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { DescribeApplication } from '../applications/describe-application.use-case';
import type { MailText } from './templates/check-mail-text';
import { fillPlaceholders } from './templates/fill-placeholders';

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** By application; those that are not there are left out. Call it outside of transactions: it takes connections of its own. */
  async fill({ subject, body }: MailText, applicationIds: string[]): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    for (const id of applicationIds) {
      const application = await this.applications.describe(id);
      if (!application) continue;
      const { name, apply: position, reference } = application;
      const values = { name, position, reference, company: this.config.COMPANY_NAME };
      texts.set(application.id, { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) });
    }
    return texts;
  }
}
