import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import type { Sql } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { STAGE_MAIL_REQUESTED } from '../notifications/notifications.facts';
import { RequestStageMail } from '../notifications/write-stage-mail.use-case';

/** The filled text of the mail to each applicant, by the application. */
export type MailTexts = ReadonlyMap<string, { subject: string; body: string }>;

/** Applications that one mail answers, each group with the one first that the mail is written for. */
export type Together = readonly (readonly string[])[];

interface Wanted {
  texts: MailTexts;
  notBefore: string | undefined;
  together: Together;
}

/** The event of the mail that answers an application, by the application. */
export type MailEvents = ReadonlyMap<string, readonly string[]>;

/** Asks for the mails to applicants that are locked, in the caller's transaction: one each, or one for those that belong together. */
@Injectable()
export class AskForMails {
  constructor(
    private readonly requestMail: RequestStageMail,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ValidationFailed for a mail that cannot go out as it stands */
  async ask(
    tx: Sql,
    ids: readonly string[],
    { texts, notBefore, together }: Wanted,
    caller: Caller,
  ): Promise<MailEvents> {
    const leavesAt = notBefore === undefined ? null : new Date(notBefore);
    const events = new Map<string, readonly string[]>();
    const done = new Set<string>();
    for (const id of ids) {
      const group = (together.find((one) => one.includes(id)) ?? [id]).filter((one) => ids.includes(one));
      const [first = id, ...others] = group;
      const text = texts.get(first);
      if (!text || done.has(id)) continue;
      const mail = { ...text, notBefore: leavesAt, ...caller };
      const mailId = await this.requestMail.request(tx, { ...mail, applicationId: first });
      for (const other of others)
        await this.requestMail.request(tx, { ...mail, applicationId: other, sentWith: mailId });
      const eventId = await this.outbox.find(tx, STAGE_MAIL_REQUESTED, mailId);
      for (const one of group) {
        done.add(one);
        events.set(one, eventId ? [eventId] : []);
      }
    }
    return events;
  }
}

/** How many mails leave. */
export const countMails = (events: MailEvents): number => new Set([...events.values()].flat()).size;
