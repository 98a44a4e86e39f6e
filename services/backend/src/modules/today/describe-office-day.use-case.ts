import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database } from '../../platform/database/database';
import { replyMailbox } from '../../platform/mailbox/mailbox-address';
import { dayIn } from '../../platform/wall-clock';
import { ListToDo } from './list-to-do.use-case';
import { ReadLines, type ToDoLine } from './read-lines.use-case';
import { signInDays } from './sign-in-days.repository';
import { type SignInKind, signInLines } from './to-do-lines';

/** The day of a general administrator. */
export interface OfficeDay {
  /** In the company's time zone, as `2026-11-26`. */
  day: string;
  /** The address of the mailbox of replies; null without one. */
  mailbox: string | null;
  toDo: ToDoLine[];
  /** Sign-ins of the last days, by how they ended; only those that there were. The newest first. */
  signIns: ToDoLine<SignInKind>[];
}

/** Tells a general administrator what waits for somebody, and who has signed in. How the system is, is told by the status. */
@Injectable()
export class DescribeOfficeDay {
  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly database: Database,
    private readonly listToDo: ListToDo,
    private readonly readLines: ReadLines,
  ) {}

  async run({ reader }: { reader: Actor }): Promise<OfficeDay> {
    const { since } = await signInDays.beginning(this.database);
    return {
      day: dayIn(this.config.COMPANY_TIME_ZONE),
      mailbox: replyMailbox(this.config),
      toDo: await this.listToDo.run({ reader }),
      signIns: await this.readLines.run({ lines: signInLines(since), reader }),
    };
  }
}
