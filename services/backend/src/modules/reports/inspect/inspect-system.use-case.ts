import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { Mailer } from '../../../platform/mail/mailer';
import { MailTokens } from '../../../platform/mail-tokens/mail-tokens';
import { inspectMailbox, type MailboxInspection } from '../../../platform/mailbox/inspect-mailbox';
import { listOpenAlarms } from '../../../platform/operator/list-open-alarms';
import { sendTestMessage } from '../../../platform/operator/channels';
import { examineSender } from '../../../platform/sender-domain/examine-sender';
import type { Finding } from '../../../platform/sender-domain/finding';
import { Scanner } from '../../../platform/scan/scanner';
import { StorageIdentity } from '../../../platform/storage/storage-identity';
import { version } from '../../../platform/version';
import { findLastRehearsal } from '../../privacy/restore/find-last-rehearsal.use-case';
import { examinePasskeys } from '../../staff/passkeys/by-link/examine-passkeys.use-case';
import { inspections } from './inspect-system.repository';

/** Nothing that is wrong, or the words of what is. */
type Fault = string | null;

export interface Inspection {
  version: string;
  site: string;
  /** What receivers find in DNS about the domain of our mails. */
  sender: Finding[];
  /** Who has no passkey, where that matters. */
  passkeys: Awaited<ReturnType<typeof examinePasskeys>>;
  /** Before and after Postgres told its time, by the clock of this process. */
  clock: { before: Date; database: Date; after: Date };
  postgres: { version: string; bytes: number; archiveMode: string; archivedAt: Date | null; failedAt: Date | null };
  storage: Fault;
  mail: Fault;
  /** `off` without one. */
  mailbox: MailboxInspection | 'off';
  /** `off` without one, otherwise as the others. */
  scanner: string | null;
  alarms: { name: string; text: string; since: Date }[];
  /** Whether the operator is told by a channel, and whether somebody notices a dead worker. */
  told: { mail: boolean; webHook: boolean; heartbeat: boolean };
  backupExpected: boolean | null;
  rehearsal: Awaited<ReturnType<typeof findLastRehearsal>> | null;
  /** By channel; missing unless it was asked for. */
  testMessage?: { channel: string; to: string; fault: Fault }[];
}

/** Looks at the system from where its processes are, for `make doctor`, which looks at the rest from outside. */
@Injectable()
export class InspectSystem {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
    private readonly storage: StorageIdentity,
    private readonly mailer: Mailer,
    private readonly scanner: Scanner,
    private readonly tokens: MailTokens,
  ) {}

  /** @throws an error of Postgres, without which nothing else matters */
  async run({ send }: { send: boolean }): Promise<Inspection> {
    const { config, database } = this;
    const before = new Date();
    const { now, ...postgres } = await inspections.askPostgres(database);
    const after = new Date();
    const [storage, mail, mailbox, scanned, sender] = await Promise.all([
      faultOf(this.storage.check()),
      faultOf(this.mailer.check()),
      config.IMAP_URL ? inspectMailbox(database, config.IMAP_URL, this.tokens) : ('off' as const),
      faultOf(this.scanner.scan(Buffer.from('Frontdoor asks whether the scanner works.'))),
      examineSender(config),
    ]);
    return {
      version,
      site: config.SITE_URL,
      sender,
      passkeys: await examinePasskeys(database, config),
      clock: { before, database: now, after },
      postgres,
      storage,
      mail,
      mailbox,
      scanner: this.scanner.isOn ? scanned : 'off',
      alarms: await listOpenAlarms(database),
      told: {
        mail: config.OPERATOR_MAIL_TO !== undefined,
        webHook: config.OPERATOR_WEBHOOK_URL !== undefined,
        heartbeat: config.HEARTBEAT_URL !== undefined,
      },
      backupExpected: config.BACKUP_EXPECTED === undefined ? null : config.BACKUP_EXPECTED === 'yes',
      rehearsal: (await findLastRehearsal(database)) ?? null,
      ...(send && { testMessage: await sendTestMessage(config, this.tokens) }),
    };
  }
}

const faultOf = (look: Promise<unknown>): Promise<Fault> =>
  look.then(
    () => null,
    (error: Error) => error.message,
  );
