import type { Ports } from './process/find-free-port.ts';
import type { Environment } from './backend/compose-environment.ts';
import type { Account } from './backend/make-demo-accounts.ts';
import type { Inbox } from './inbox/start-inbox.ts';
import type { RunningPostgres } from './postgres/start-postgres.ts';
import type { Part, Supervised } from './process/supervise.ts';

export interface StackOptions {
  dataDir: string;
  /** Ports (SITE_PORT and so on, 0 = any) and settings of the backend, for example RATE_LIMIT_APPLICATIONS. */
  environment?: NodeJS.ProcessEnv;
  /** false = use the last build. */
  build?: boolean;
  /** Settings of PostgreSQL, for example `{ fsync: 'off' }` for throwaway test data. */
  postgresSettings?: Record<string, string>;
  /** Recipients whose mails the inbox does not take. */
  refuses?: (recipient: string) => boolean;
  /** Gives up a start that is under way. */
  signal?: AbortSignal;
  report?: (message: string) => void;
}

export interface Addresses {
  site: string;
  admin: string;
  api: string;
  inbox: string;
}

export interface Stack {
  addresses: Addresses;
  ports: Ports;
  /** By the owner's role, which may look at and do everything. The processes have a lesser one. */
  databaseUrl: string;
  queueUrl: string;
  /** The settings of the backend's processes, for running its one-shot entrypoints. */
  environment: Environment;
  /** The demo accounts, when this start made them. */
  accounts: Account[];
  postgres: Supervised<RunningPostgres>;
  api: Supervised<Part>;
  worker: Supervised<Part>;
  inbox: Inbox;
  stop(): Promise<void>;
}
