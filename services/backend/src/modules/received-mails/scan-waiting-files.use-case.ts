import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Scanner } from '../../platform/scan/scanner';
import { receivedMails } from './received-mails.repository';

const BATCH = 50;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Has the scanner look at the files of received mails that it has not seen: it was down, or there was none. */
@Injectable()
export class ScanWaitingFiles {
  constructor(
    private readonly scanner: Scanner,
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    for (let after: string | undefined = this.scanner.isOn ? FIRST_ID : undefined; after;) {
      const waiting: { id: string }[] = await receivedMails.listWaiting(this.database, after, BATCH);
      for (const { id } of waiting) await this.scan(id);
      after = waiting.length < BATCH ? undefined : waiting.at(-1)?.id;
    }
  }

  /** One that the scanner cannot judge keeps none of the others waiting. */
  private async scan(id: string): Promise<void> {
    try {
      const file = await receivedMails.readFile(this.database, id);
      const verdict = file?.bytes && (await this.scanner.scan(file.bytes));
      if (!verdict) return;
      if (verdict.clean) await receivedMails.clear(this.database, id);
      else await receivedMails.condemn(this.database, id, verdict.malware);
    } catch (err) {
      this.logger.warn({ err, fileId: id }, 'a file of a received mail could not be scanned');
    }
  }
}
