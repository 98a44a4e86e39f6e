import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { findReadiness } from '../../../platform/health/health-server';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { measureDisk } from '../../../platform/metrics/watch-disk';
import { SharedLook } from '../../../platform/shared-look';
import { Storage } from '../../../platform/storage/storage';
import { HeardReports } from './heard-reports';
import { judgeStatus } from './judge-status';
import { type DatabaseFacts, readDatabaseFacts } from './read-database-facts.use-case';
import type { StatusLine } from './status.facts';

export interface Status {
  at: Date;
  lines: StatusLine[];
  /** The newest first, as the database last told them; null where it has told nothing yet. */
  updates: DatabaseFacts['updates'] | null;
}

/** Tells how the system is, part by part, also while the database is away. Addresses, paths and words of other programs stay inside. */
@Injectable()
export class DescribeStatus {
  /** All looks are made at once, and none of them holds the page up for longer. */
  readonly limits = { limitMs: 2_500, keptMs: 3_000 };
  private readonly startedAt = new Date(Date.now() - performance.now());
  private facts: DatabaseFacts | undefined;
  private readonly readiness: SharedLook<{ ready: boolean; writing: boolean }>;
  private readonly databaseFacts: SharedLook<DatabaseFacts>;
  private readonly storageAnswer: SharedLook<void>;
  private readonly disk = new SharedLook(measureDisk, this.limits);

  constructor(
    database: Database,
    storage: Storage,
    private readonly heard: HeardReports,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    // Asked each time: who reads the page without the database must not be told that it is there.
    this.readiness = new SharedLook(() => findReadiness(database), { ...this.limits, keptMs: 0 });
    this.databaseFacts = new SharedLook(async () => {
      const isBackedUpElsewhere = this.heard.list()[0]?.backupExpected === false;
      return (this.facts = await readDatabaseFacts(database, isBackedUpElsewhere, this.config));
    }, this.limits);
    this.storageAnswer = new SharedLook(() => storage.check(), this.limits);
  }

  /** Never rejects: what cannot be told is unknown. */
  async run(): Promise<Status> {
    const [readiness, facts, storage, disk] = await Promise.allSettled([
      this.readiness.ask(),
      this.databaseFacts.ask(),
      this.storageAnswer.ask(),
      this.disk.ask(),
    ]);
    for (const look of [facts, storage, disk])
      if (look.status === 'rejected') this.logger.debug({ err: look.reason as unknown }, 'a look at the system failed');
    const now = new Date();
    const database = readiness.status === 'fulfilled' ? readiness.value : { ready: false, writing: false };
    const lines = judgeStatus({
      now,
      site: this.config.SITE_URL,
      startedAt: this.startedAt,
      database,
      facts: this.facts,
      factsAreNew: facts.status === 'fulfilled' && database.ready,
      reports: this.heard.list(),
      // Without the database nobody can hear it, nor that it has stopped.
      isWorkerThere: database.ready ? this.heard.isAnyoneThere() : null,
      storage: storage.status === 'fulfilled',
      disk: disk.status === 'fulfilled' ? disk.value : null,
    });
    return { at: now, lines, updates: this.facts?.updates ?? null };
  }
}
