import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import type { Sql } from '../../platform/database/database';
import { groupsIn, RequestStageMail, type Together, type WantedMail } from '../notifications/write-stage-mail.use-case';

/** The filled text of the mail to each applicant, by the application. */
export type MailTexts = ReadonlyMap<string, { subject: string; body: string }>;

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
  constructor(private readonly requestMail: RequestStageMail) {}

  /** @throws ValidationFailed for a mail that cannot go out as it stands */
  async ask(
    tx: Sql,
    ids: readonly string[],
    { texts, notBefore, together }: Wanted,
    caller: Caller,
  ): Promise<MailEvents> {
    const meant = new Set(ids);
    const groupOf = groupsIn(together);
    const wanted = new Map<string, WantedMail>();
    for (const id of ids) {
      const [applicationId = id, ...alsoAnswers] = groupOf(id).filter((one) => meant.has(one));
      const text = texts.get(applicationId);
      if (text) wanted.set(applicationId, { ...text, applicationId, alsoAnswers });
    }
    if (wanted.size === 0) return new Map();
    const asker = { ...caller, notBefore: notBefore === undefined ? null : new Date(notBefore) };
    const requested = await this.requestMail.requestAll(tx, [...wanted.values()], asker);
    return new Map(
      requested.flatMap(({ applicationIds, eventId }) => applicationIds.map((id) => [id, [eventId]] as const)),
    );
  }
}

/** The events of all mails that leave, each once. */
export const eventsOf = (events: MailEvents): string[] => [...new Set([...events.values()].flat())];
