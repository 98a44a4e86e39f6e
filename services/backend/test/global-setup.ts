import 'reflect-metadata';
import { bringUpToDate } from '../src/bring-up-to-date';
import { createLogger } from '../src/platform/log/logger';
import { compileSources } from './compile-sources';
import { configFor } from './config-for';
import { asRuntimeRole, inServer, templateUrl } from './databases';

/** Makes the migrated database that every test file copies, and compiles the sources. */
export default async function globalSetup(): Promise<void> {
  await inServer('DROP DATABASE IF EXISTS template_frontdoor');
  await inServer('CREATE DATABASE template_frontdoor');
  const [ownerUrl, url] = [templateUrl(), asRuntimeRole(templateUrl())];
  const config = configFor({ DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: url, QUEUE_URL: url });
  compileSources();
  await bringUpToDate(config, createLogger('migrate', 'silent'));
}
