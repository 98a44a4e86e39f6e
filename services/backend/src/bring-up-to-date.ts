import type { Logger } from 'pino';
import { migrations } from './migrations';
import { auditColumns } from './modules/audit/audit.facts';
import type { MigrateConfig } from './platform/config/config.schema';
import { refuseExamples } from './platform/config/refuse-examples';
import { admitRuntimeRole, asOwner, grantRuntimeRole, mayChange } from './platform/database/owner/runtime-role';
import { runMigrations } from './platform/database/owner/run-migrations';
import { POSTGRES_QUEUE_SCHEMA } from './platform/queue/backend/on-postgres';
import { queueBackendFor } from './platform/queue/job-queue';

const unprotected = 'the audit log can be changed by the role that the processes use: set DATABASE_OWNER_URL';

const access = {
  schema: 'public',
  appendOnly: { audit_log: Object.keys(auditColumns) },
  readOnly: ['migrations', 'erasure_key'],
  callable: ['prune_audit_log(timestamptz)'],
};

/**
 * Schema, queue and privileges as this version needs them. New tables belong to the role of DATABASE_OWNER_URL; the one
 * of DATABASE_URL, which API and worker use, may work with rows and cannot change the audit log's entries. Without an owner
 * there is one role for everything, and a warning. Nothing is changed for an installation that the worker would refuse.
 * @returns the names of the migrations that were run. @throws ConfigError
 */
export async function bringUpToDate(config: MigrateConfig, logger: Logger): Promise<string[]> {
  const { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl, QUEUE_URL } = config;
  refuseExamples(config);
  const role = roleOf(DATABASE_URL);
  if (!ownerUrl || roleOf(ownerUrl) === role) {
    logger.warn(unprotected);
    const done = await runMigrations(config, migrations, { logger });
    await queueBackendFor(QUEUE_URL).prepare();
    return done;
  }
  await admitRuntimeRole(ownerUrl, DATABASE_URL);
  const done = await runMigrations({ ...config, DATABASE_URL: ownerUrl }, migrations, { logger });
  await grantRuntimeRole(ownerUrl, role, access);
  // A queue that the same role reaches in the same Postgres has the same owner; any other is prepared by its own account.
  const queueOwnerUrl = asOwner(QUEUE_URL, DATABASE_URL, ownerUrl);
  await queueBackendFor(queueOwnerUrl ?? QUEUE_URL).prepare();
  if (queueOwnerUrl) await grantRuntimeRole(queueOwnerUrl, role, { schema: POSTGRES_QUEUE_SCHEMA });
  if (await mayChange(ownerUrl, role, 'public.audit_log')) logger.warn(unprotected);
  return done;
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);
