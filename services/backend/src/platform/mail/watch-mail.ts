import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HealthParts } from '../health/health-server';
import { denyAlarm } from '../log/alarm';
import { WatchedPart } from '../metrics/watched-part';
import { InjectLogger, type Logger } from '../log/log.module';
import { Metrics } from '../metrics/metrics';
import { MailFailure } from './mail.errors';
import { Mailer } from './mailer';

/** Whether the mail server takes mails: by a look at its greeting, and by what became of the mails that it was given. */
@Injectable()
export class WatchMail implements OnModuleInit, OnModuleDestroy {
  private readonly part: WatchedPart;
  private readonly checks: (() => Promise<unknown>)[] = [];
  private stopWatching = () => {};
  private hasPassed = false;

  constructor(metrics: Metrics, parts: HealthParts, mailer: Mailer, @InjectLogger() logger: Logger) {
    const down = 'the mail server takes no mails; they wait';
    const up = 'the mail server takes mails again';
    const look = () => Promise.all([mailer.check(), ...this.checks.map((ask) => ask())]);
    this.part = new WatchedPart({ metrics, parts, logger }, { name: 'mail', down, up, look });
  }

  /** A look of somebody else, which rejects while no mail may leave. To be called by a constructor. */
  alsoAsk(ask: () => Promise<unknown>): void {
    this.checks.push(ask);
  }

  /** The end of one try; null = the server has taken the mail. */
  heard(error: unknown): void {
    if (error === null) this.passed();
    else if (error instanceof MailFailure && error.showsThatServerWorks) this.part.worked();
    else if (error instanceof MailFailure && error.about === 'server') {
      this.hasPassed = false;
      this.part.failed(error);
    }
  }

  private passed(): void {
    this.part.worked();
    if (!this.hasPassed) for (const name of ['mail_login_refused', 'mail_tls_failed'] as const) denyAlarm(name);
    this.hasPassed = true;
  }

  /** Raises the alarm at once: waiting does not mend it. */
  raise(error: Error): void {
    this.part.raise(error);
  }

  onModuleInit(): void {
    this.stopWatching = this.part.watch();
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }
}
