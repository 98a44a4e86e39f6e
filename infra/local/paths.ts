import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const siteFiles = join(root, 'frontend/build/client');
export const redirectsFile = join(root, 'frontend/build/redirects.json');
export const adminFiles = join(root, 'admin/dist');

export const backendEntrypoint = (name: string) => join(root, 'services/backend/dist/entrypoints', `${name}.js`);

/** A relative folder is meant from the root of the checkout, wherever the command was typed. */
export function dataDirOf(environment: NodeJS.ProcessEnv): string {
  return resolve(root, environment.DATA_DIR || '.data');
}

export const filesIn = (dataDir: string) => ({
  addresses: join(dataDir, 'addresses.json'),
  settings: join(dataDir, 'settings.json'),
  pid: join(dataDir, 'start.pid'),
  postgres: join(dataDir, 'postgres'),
  resumes: join(dataDir, 'resumes'),
  acknowledged: join(dataDir, 'acknowledged'),
  mail: join(dataDir, 'mail'),
  sessionSecret: join(dataDir, 'session.secret'),
  log: (name: string) => join(dataDir, 'logs', `${name}.log`),
});
