import { Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { afterCommit, Database, type Sql } from '../database/database';
import { InjectLogger, type Logger } from '../log/log.module';
import { announceDetails } from './changes';

/** The topic of deeds; the detail of each change is a `ToldDeed` as JSON. */
export const DEEDS = 'deeds';

export interface ToldDeed {
  /** Such as `application.moved`. */
  deed: string;
  /** The ids of the records, at most `MOST_IDS`; null where there are more, or they are not known. */
  ids: string[] | null;
  /** The id of the request that did it; null where none did. */
  request: string | null;
}

/** So many UUIDs fit into one notification. */
export const MOST_IDS = 100;

/** As the outbox: at most one NOTIFY in this time, however much is done. */
const PAUSE_MS = 50;

type Deed = { deed: string; id: string | null; request: string | null };

/** Tells all API processes what was done, after its commit, so that no commit waits for another. One that gets lost is caught up with. */
@Injectable()
export class TellDeeds implements OnModuleDestroy {
  private waiting: Deed[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Once the transaction that `sql` belongs to is committed; at once where it is none. */
  tell(deed: Deed, sql: Sql = this.database): void {
    afterCommit(sql, () => {
      this.waiting.push(deed);
      this.timer ??= setTimeout(() => void this.send(), PAUSE_MS);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.send();
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const deeds = this.waiting;
    this.waiting = [];
    if (deeds.length === 0) return;
    const details = gather(deeds).map((told) => JSON.stringify(told));
    await announceDetails(DEEDS, details, this.database).catch((err: unknown) =>
      this.logger.debug({ err }, 'what was done was not told'),
    );
  }
}

function gather(deeds: readonly Deed[]): ToldDeed[] {
  const groups = Object.values(Object.groupBy(deeds, ({ deed, request }) => `${deed} ${request}`));
  return groups.flatMap((group = []) => {
    const [first] = group;
    if (!first) return [];
    const ids = [...new Set(group.map(({ id }) => id))];
    const known = ids.filter((id) => id !== null);
    const areTold = known.length === ids.length && ids.length <= MOST_IDS;
    return [{ deed: first.deed, request: first.request, ids: areTold ? known : null }];
  });
}

/** For the modules that do something of which others should hear. */
@Module({ providers: [TellDeeds], exports: [TellDeeds] })
export class TellDeedsModule {}
