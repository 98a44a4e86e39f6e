import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const prune = statement('audit.prune', `SELECT public.prune_audit_log($1)::int AS pruned`);

/**
 * Removes what is older than a moment, by the one function that the processes' role may use for it. The last year stays
 * whatever is asked. @returns how many entries went. @throws a database error with code 22023 for a moment of the last year
 */
@Injectable()
export class PruneAudit {
  constructor(private readonly database: Database) {}

  async prune(before: Date): Promise<number> {
    const [answer] = await this.database.query<{ pruned: number }>(prune, [before]);
    return answer?.pruned ?? 0;
  }
}
