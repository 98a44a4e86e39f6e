import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { DeliveriesAdminRepository, type MailNumbers } from './deliveries.admin.repository';

/** Counts mails by state, as far as they are the reader's business, and tells which ones wait for the mail server. */
@Injectable()
export class CountMails {
  constructor(private readonly deliveries: DeliveriesAdminRepository) {}

  async run(reader: Actor): Promise<MailNumbers> {
    return this.deliveries.count(reader);
  }
}
