import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { type AlarmName, raiseAlarm } from '../../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { LoginRefused, MailFailure, MailRefused, MailUnsure, TlsFailed } from '../../../platform/mail/mail.errors';
import { Mailer, MailPlaces } from '../../../platform/mail/mailer';
import { WatchMail } from '../../../platform/mail/watch-mail';
import { NotNow, PermanentFailure } from '../../../platform/queue/job';
import { within } from '../../../platform/within';
import {
  deliveries,
  type Delivery,
  leaseKeyOf,
  mailOf,
  type NewDelivery,
  openDelivery,
} from '../deliveries.repository';
import type { WriteLetter } from '../letters/letter';
import { giveWords } from '../system-mails/give-words';
import { changeMails } from './change-mails';
import { applicantTemplates } from '../notifications.facts';
import { followRecipient, leaveFormer } from './follow-recipient';
import { MailPauses } from './mail-pauses';
import { withToken } from './reply-to.use-case';

/** How long a job waits for its mail. Afterwards it makes room for other jobs, and asks for its state again later. */
const JOB_WAIT_MS = 2_000;
/** A third of the lease. */
const RENEW_MS = 20_000;
const SETTLE_TRIES = 5;
/** The time that a shutdown leaves to mails under way; the whole process has 30 seconds. */
const STOP_GRACE_MS = 5_000;
/** Limits the alarm to one line for all mails, because each of them fails once a minute then. */
const TLS_ALARM_EVERY_MS = 60_000;
/** In place of a link that only the recipient may have. */
const LEFT_OUT = '(a link that only the applicant has)';
const ELSEWHERE = 'Another worker is sending this mail to its former address';
const NOBODY_KNOWS = 'nobody knows whether a mail has arrived, and a person has to decide';

/** An unsure mail that is not sent again by itself. */
const isForPerson = ({ state, again_at }: Delivery) => state === 'unsure' && again_at === null;

/**
 * Sends a letter to one recipient once for each event: a sent one is never sent again unless a person asks for it, a refused
 * one stays visible as failed, a skipped one is left alone. One whose final reply never came is unsure: it is sent a second
 * time with the same Message-ID, and never a third time unless a person asks for it. The same holds when the worker is killed
 * in between, because each copy is noted before the server gets it. A mail takes as long as its server may (RFC 5321); a stop
 * ends the conversations after a moment: those whose data was out are unsure, the others pending.
 */
@Injectable()
export class DeliverOnce implements BeforeApplicationShutdown {
  private readonly places: MailPlaces;
  private readonly underWay = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private lastTlsAlarm = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly watch: WatchMail,
    private readonly pauses: MailPauses,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.places = new MailPlaces(config.MAIL_CONNECTIONS);
  }

  /** @throws PermanentFailure when a person has to decide, any other error when the job has to come back. */
  async deliver(newDelivery: NewDelivery, write: WriteLetter): Promise<void> {
    const { what, unsure } = await followRecipient(this.database, newDelivery);
    for (const id of unsure) this.askPerson(newDelivery, id);
    if (what === 'done') return;
    if (what === 'wait') throw new NotNow(ELSEWHERE);
    await openDelivery(this.database, newDelivery, this.config.MAIL_FROM);
    const leave = this.places.take(newDelivery.recipient);
    if (!leave)
      return this.explain(newDelivery, new Error('Too many mails to this domain wait for the mail server now'));
    let sending: Promise<void> | undefined;
    let pause: NotNow | undefined;
    try {
      pause = await this.pauses.hold(newDelivery.recipient);
      const delivery = pause ? undefined : await this.lease(newDelivery);
      sending = delivery && this.send(newDelivery, delivery, write);
    } finally {
      void Promise.resolve(sending).then(leave, leave);
    }
    if (!sending)
      return this.explain(newDelivery, pause ?? new Error('Another worker is sending this mail at the moment'));
    await within(JOB_WAIT_MS, sending);
  }

  /**
   * For a mail that there is no reason to send any more: recorded, whether it was begun or not, and never sent, to no former address either;
   * with `sql` in a transaction, which has locked its event. @throws NotNow while another worker sends it to a former address
   */
  async skip(newDelivery: NewDelivery, reason: string, sql: Sql = this.database): Promise<void> {
    if (await leaveFormer(sql, newDelivery, reason)) throw new NotNow(ELSEWHERE);
    await openDelivery(sql, newDelivery, this.config.MAIL_FROM, reason);
    await deliveries.leave(sql, ...mailOf(newDelivery), reason);
    const begun = await this.lease(newDelivery, sql);
    if (begun) await deliveries.settle(sql, ...leaseKeyOf(begun), 'skipped', reason);
  }

  /** Comes after the jobs have ended, and before the database goes. */
  async beforeApplicationShutdown(): Promise<void> {
    const ended = Promise.allSettled(this.underWay);
    await within(STOP_GRACE_MS, ended).catch(() => undefined);
    this.stop.abort();
    await ended;
  }

  private lease(newDelivery: NewDelivery, sql: Sql = this.database): Promise<Delivery | undefined> {
    return deliveries.lease(sql, ...mailOf(newDelivery), this.config.MAIL_UNSURE_RETRY_SECONDS);
  }

  private async explain(newDelivery: NewDelivery, pending: Error): Promise<void> {
    // Unsure now if its worker has let the lease run out after handing it over.
    const lapsed = await deliveries.lapse(this.database, ...mailOf(newDelivery), this.config.MAIL_UNSURE_RETRY_SECONDS);
    this.raiseAlarm(newDelivery, lapsed);
    const delivery = lapsed ?? (await deliveries.find(this.database, ...mailOf(newDelivery)));
    if (delivery?.state === 'sent' || delivery?.state === 'skipped') return;
    if (delivery?.state === 'failed') throw new PermanentFailure('The mail was refused before');
    if (delivery?.state !== 'unsure') throw pending;
    if (!delivery.again_at)
      throw new PermanentFailure('Nobody knows whether the mail has arrived: a person has to decide');
    // More than the whole wait is left where the clock was set back.
    const longestMs = this.config.MAIL_UNSURE_RETRY_SECONDS * 1_000;
    const afterMs = Math.max(1_000, Math.min(delivery.again_in_ms, longestMs));
    throw new NotNow('Nobody knows whether the mail has arrived: it is sent once more later', afterMs);
  }

  /** @throws MailDelayed, PermanentFailure or MailUnsure when the mail is not known to be sent; that is noted then. */
  private send(newDelivery: NewDelivery, delivery: Delivery, write: WriteLetter): Promise<void> {
    const sending = this.sendLeased(newDelivery, delivery, write).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
    return sending;
  }

  private async sendLeased(newDelivery: NewDelivery, delivery: Delivery, write: WriteLetter): Promise<void> {
    const leaseKey = leaseKeyOf(delivery);
    const renewal = setInterval(
      () => void deliveries.renew(this.database, ...leaseKey).catch(() => undefined),
      RENEW_MS,
    );
    try {
      const answer = await this.handOver(newDelivery, delivery, write);
      // If this fails, the lease runs out and the mail is unsure: the server has it.
      const noted = await retry(SETTLE_TRIES, () => deliveries.settle(this.database, ...leaseKey, 'sent', answer));
      await this.learn(newDelivery, null);
      if (!noted) throw new Error('The mail was sent by a worker that did not hold its lease any more');
    } finally {
      clearInterval(renewal);
    }
  }

  private async handOver(newDelivery: NewDelivery, delivery: Delivery, write: WriteLetter): Promise<string> {
    try {
      const { COMPANY_NAME: company, SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
      const sender = { company, siteUrl, timeZone };
      const { page, secret, ...headers } = await giveWords(this.database, await write(sender), sender);
      // Loaded with the first mail, because it loads React, which an idle worker does without.
      const { composeLetter } = await import('../letters/letter.mail.js');
      const bodies = await composeLetter(page);
      const replyTo = withToken(headers.replyTo, delivery.message_id, this.config);
      const mail = { ...headers, ...bodies, replyTo, to: newDelivery.recipient, messageId: delivery.message_id };
      const kept = wordsToKeep(newDelivery, { subject: headers.subject, body: bodies.text }, secret);
      const beforeData = async () => {
        const isHeld = await deliveries.handOver(this.database, ...leaseKeyOf(delivery), ...kept);
        if (!isHeld) throw new Error('The mail is no longer for this worker to send');
      };
      return await this.mailer.send(mail, { beforeData, signal: this.stop.signal });
    } catch (error) {
      if (error instanceof MailFailure) await this.learn(newDelivery, error);
      const noted = await this.note(newDelivery, delivery, error).catch(() => undefined);
      const hasFailed = error instanceof MailRefused && noted?.state !== 'pending';
      const forPerson = hasFailed || (noted && isForPerson(noted));
      if (!forPerson) throw error;
      throw new PermanentFailure(String(error), { cause: error });
    }
  }

  /** What one try shows of the mail server. What cannot be written down now, the next mail shows. */
  private async learn({ recipient }: NewDelivery, error: MailFailure | null): Promise<void> {
    this.watch.heard(error);
    await this.pauses.passed(recipient, error).catch(() => undefined);
  }

  private async note(newDelivery: NewDelivery, delivery: Delivery, error: unknown): Promise<Delivery | undefined> {
    const leaseKey = leaseKeyOf(delivery);
    const count = (refusal: MailRefused) => this.pauses.refused(newDelivery.recipient, delivery.id, refusal);
    const refused = error instanceof MailRefused ? await retry(SETTLE_TRIES, () => count(error)) : undefined;
    const noted = await retry(SETTLE_TRIES, () => {
      if (error instanceof MailUnsure)
        return deliveries.doubt(this.database, ...leaseKey, error.answer, this.config.MAIL_UNSURE_RETRY_SECONDS);
      if (error instanceof MailRefused && !refused?.pauses)
        return this.database.transaction((tx) =>
          changeMails(tx, [newDelivery], () => deliveries.settle(tx, ...leaseKey, 'failed', error.answer)),
        );
      const answer = error instanceof MailFailure ? error.answer : String(error);
      return deliveries.settle(this.database, ...leaseKey, 'pending', answer);
    });
    // Several refusals in a row have one alarm.
    this.raiseAlarm(newDelivery, noted, refused && refused.inARow > 1 ? undefined : error);
    return noted;
  }

  private askPerson({ eventId, template }: NewDelivery, deliveryId: string): void {
    raiseAlarm(this.logger, 'mail_unsure', NOBODY_KNOWS, { eventId, template, deliveryId });
  }

  /** A line of the log. A visitor's address that does not exist raises none. */
  private raiseAlarm(newDelivery: NewDelivery, noted?: Delivery, error?: unknown): void {
    const { eventId, template, recipient } = newDelivery;
    const raise = (name: AlarmName, text: string) => raiseAlarm(this.logger, name, text, { eventId, template });
    const now = performance.now();
    // An unsure one that is sent again by itself may still end well.
    if (noted && isForPerson(noted)) this.askPerson(newDelivery, noted.id);
    else if (error instanceof LoginRefused) raise('mail_login_refused', 'the mail server refuses our credentials');
    else if (error instanceof MailRefused && error.about !== 'server' && this.pauses.isOurs(recipient))
      raise('mail_refused', 'the mail server refuses mail to our own inbox');
    else if (error instanceof TlsFailed && now - this.lastTlsAlarm >= TLS_ALARM_EVERY_MS) {
      this.lastTlsAlarm = now;
      raise('mail_tls_failed', 'no encrypted connection to the mail server');
    }
  }
}

type Words = [subject: string | null, body: string | null];

/** What HR may read later of a mail to an applicant; of other mails nothing is kept. */
const wordsToKeep = ({ template }: NewDelivery, text: Record<'subject' | 'body', string>, secret?: string): Words =>
  applicantTemplates.includes(template)
    ? [text.subject, secret ? text.body.replaceAll(secret, LEFT_OUT) : text.body]
    : [null, null];

/** Tries again each second: a database that restarts is back in a moment. */
async function retry<Result>(tries: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(1_000);
    return retry(tries - 1, work);
  }
}
