import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Metrics, type Sample } from './metrics';

/** How many connections the pool has, and how many callers wait for one. */
@Injectable()
export class WatchDatabase {
  constructor(metrics: Metrics, database: Database) {
    const help = 'Connections to Postgres by state, and callers that wait for one.';
    metrics.gauge({ name: 'frontdoor_database_pool', help, labels: ['state'] }, () =>
      Object.entries(database.poolUse()).map(([state, value]): Sample => ({ labels: { state }, value })),
    );
  }
}
