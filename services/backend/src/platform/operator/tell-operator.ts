import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { MailTokens } from '../mail-tokens/mail-tokens';
import { InjectLogger, type Logger } from '../log/log.module';
import { alarms } from './alarms.repository';
import { type Channel, channelsOf } from './channels';
import { writeNotice } from './write-notice';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** Tells the operator of each alarm by each channel, once when it has begun and once when it is over. */
@Injectable()
export class TellOperator {
  private readonly channels: Channel[];
  private readonly waits = new Map<Channel, { until: number; failures: number }>();

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    tokens: MailTokens,
  ) {
    this.channels = channelsOf(config, tokens);
  }

  /** One round. Rejects only when the database is away. */
  async run(): Promise<void> {
    await alarms.close(this.database);
    await Promise.all(this.channels.map((channel) => this.tellBy(channel)));
  }

  private async tellBy(channel: Channel): Promise<void> {
    if (performance.now() < (this.waits.get(channel)?.until ?? 0)) return;
    const news = await alarms.listNews(this.database, channel.name);
    if (news.length === 0) return;
    try {
      await channel.tell(writeNotice(this.config.SITE_URL, news));
    } catch (err) {
      this.wait(channel, err);
      return;
    }
    this.waits.delete(channel);
    for (const { name, episode, isOver } of news)
      await alarms.noteTold(this.database, channel.name, name, episode, isOver);
  }

  /** Refused logins, repeated each minute, would have the account locked. */
  private wait(channel: Channel, err: unknown): void {
    const failures = (this.waits.get(channel)?.failures ?? 0) + 1;
    const waitMs = Math.min(MINUTE_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    this.waits.set(channel, { failures, until: performance.now() + waitMs });
    this.logger.warn({ err, channel: channel.name, waitSeconds: waitMs / 1_000 }, 'the operator could not be told');
  }
}
