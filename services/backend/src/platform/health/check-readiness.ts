import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { statement } from '../database/statement';
import { within } from '../within';

const LIMIT_MS = 2_000;
const askPostgres = statement('health.ask', 'SELECT 1');

const passes = (check: Promise<unknown>) =>
  within(LIMIT_MS, check).then(
    () => true,
    () => false,
  );

/** Whether the process can work now. Only Postgres is needed for that. */
@Injectable()
export class CheckReadiness {
  constructor(private readonly database: Database) {}

  isReady(): Promise<boolean> {
    return passes(this.database.query(askPostgres));
  }
}

/** The dependencies of this process, each with a check that passes or fails. For operators: readiness asks for less. */
@Injectable()
export class HealthParts {
  private readonly parts = new Map<string, () => Promise<unknown>>();

  add(name: string, ask: () => Promise<unknown>): void {
    this.parts.set(name, ask);
  }

  async ask(): Promise<Record<string, 'ok' | 'down'>> {
    const asked = [...this.parts].map(async ([name, ask]) => [name, (await passes(ask())) ? 'ok' : 'down'] as const);
    return Object.fromEntries(await Promise.all(asked));
  }
}
