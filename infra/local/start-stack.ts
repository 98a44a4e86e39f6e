import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { backUpEachNight } from '../backup/nightly/back-up-each-night.ts';
import { archiveSettings, prepareArchive } from '../backup/embedded/archive-settings.ts';
import { backupPlaces } from '../backup/backup-places.ts';
import { buildChanged } from './build/build-changed.ts';
import { choosePorts } from './process/find-free-port.ts';
import { composeSettings, passOn, type Environment, refuseProduction } from './backend/compose-environment.ts';
import { holdPidFile } from './process/hold-pid-file.ts';
import { isEmpty, makeDemoAccounts, type Account } from './backend/make-demo-accounts.ts';
import { keepSecret } from './keep-secret.ts';
import { adminFiles, filesIn, redirectsFile, siteFiles } from './paths.ts';
import { clearLeftoverPostgres } from './postgres/clear-leftover.ts';
import { runEntrypoint } from './backend/run-entrypoint.ts';
import type { Stack, StackOptions } from './stack.ts';
import { startBackend } from './backend/start-backend.ts';
import { startGateway } from './gateway/start-gateway.ts';
import { startInbox } from './inbox/start-inbox.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { supervise } from './process/supervise.ts';
import { undoInReverse, type Undo } from './process/undo-in-reverse.ts';

/** Starts everything on this machine and resolves when all of it is ready; after a failure nothing is left running. */
export async function startStack(options: StackOptions): Promise<Stack> {
  refuseProduction(options.environment ?? process.env);
  const files = filesIn(options.dataDir);
  // Not the folder itself: PostgreSQL, as another user, must get through it.
  mkdirSync(options.dataDir, { recursive: true });
  for (const folder of [dirname(files.log('api')), files.mail, files.resumes]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  const undo = undoInReverse();
  undo.add(holdPidFile(files.pid));
  try {
    rmSync(files.addresses, { force: true });
    return await startParts(options, undo);
  } catch (error) {
    await undo.run();
    throw error;
  }
}

async function startParts(options: StackOptions, undo: Undo): Promise<Stack> {
  const { signal, report = () => {}, environment: startedFrom = process.env } = options;
  const files = filesIn(options.dataDir);
  if (options.build !== false) await buildChanged(report, { signal });
  // Before the ports are chosen, because the remains of a killed stack may still hold one of them.
  await clearLeftoverPostgres(files.postgres);
  const ports = await choosePorts(startedFrom);

  signal?.throwIfAborted();
  report('starting PostgreSQL and the inbox');
  const archive = backupPlaces(options.dataDir, startedFrom);
  const handOver = archive ? prepareArchive(archive.folder, archive.keyFile) : [];
  const archiving = archive ? archiveSettings(archive.folder, archive.keyFile) : {};
  const settingsOfPostgres = { ...archiving, ...options.postgresSettings };
  const start = () =>
    startPostgres({ dataDir: files.postgres, port: ports.postgres, signal, settings: settingsOfPostgres, handOver });
  const postgres = await supervise('PostgreSQL', start, report);
  undo.add(() => postgres.stop());
  const { refuses } = options;
  const inbox = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox, mailDir: files.mail, refuses });
  undo.add(() => inbox.stop());

  signal?.throwIfAborted();
  const site = `http://127.0.0.1:${ports.site}`;
  const ownerUrl = postgres.part.url;
  const databaseUrl = postgres.part.asRuntimeRole(ownerUrl);
  const queueUrl = postgres.part.asRuntimeRole(await postgres.part.urlOf('queue'));
  const sessionSecret = keepSecret(files.sessionSecret);
  const { resumes, acknowledged } = files;
  const places = { siteUrl: site, databaseUrl, queueUrl, resumes, acknowledged, sessionSecret, ports };
  const backedUp = archive ? { BACKUP_EXPECTED: startedFrom.BACKUP_EXPECTED || 'yes' } : {};
  const settings = composeSettings(places, { ...startedFrom, ...backedUp });
  const environment = { ...passOn(startedFrom), ...settings };
  writeFileSync(files.settings, JSON.stringify(settings), { mode: 0o600 });
  undo.add(() => rmSync(files.settings, { force: true }));
  await runEntrypoint('migrate', { ...environment, DATABASE_OWNER_URL: ownerUrl }, signal);

  signal?.throwIfAborted();
  report('starting the API and the worker');
  const { api, worker } = await startBackend({ ports, environment, log: files.log, report }, undo);
  const accounts = (await isEmpty(databaseUrl)) ? await fillEmptyDatabase(environment, report) : [];

  signal?.throwIfAborted();
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const visitsPort = ports.visits;
  const gateway = await startGateway({ port: ports.site, apiUrl, visitsPort, siteFiles, adminFiles, redirectsFile });
  undo.add(() => gateway.stop());
  const addresses = { site, admin: `${site}/admin`, api: apiUrl, inbox: `http://127.0.0.1:${ports.inbox}` };
  writeFileSync(files.addresses, `${JSON.stringify(addresses, undefined, 2)}\n`);
  undo.add(() => rmSync(files.addresses, { force: true }));
  if (archive) undo.add(backUpEachNight({ dataDir: options.dataDir, environment: startedFrom }));
  const stop = () => undo.run();
  return {
    addresses,
    ports,
    databaseUrl: ownerUrl,
    queueUrl,
    environment,
    accounts,
    postgres,
    api,
    worker,
    inbox,
    stop,
  };
}

async function fillEmptyDatabase(environment: Environment, report: (message: string) => void): Promise<Account[]> {
  report('adding sample job posts and two demo accounts');
  await runEntrypoint('demo-data', environment);
  return makeDemoAccounts(environment);
}
