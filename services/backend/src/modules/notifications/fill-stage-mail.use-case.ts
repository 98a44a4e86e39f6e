import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { DescribeApplication } from '../applications/describe-application.use-case';
import type { MailText } from './templates/check-mail-text';
import { fillMail } from './templates/fill-placeholders';

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** By application; those that are not there are left out. Call it outside of transactions: it takes connections of its own. */
  async fill(text: MailText, applicationIds: string[]): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    for (const id of applicationIds) {
      const application = await this.applications.describe(id);
      if (application) texts.set(application.id, fillMail(text, application, this.config.COMPANY_NAME));
    }
    return texts;
  }
}
