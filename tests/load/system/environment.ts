import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Ports {
  api: number;
  worker: number;
  baseline: number;
  closed: number;
}

export const POOL_SIZE = '14';

/** Higher than any run can reach, so that requests are counted as in production and never refused. */
const OUT_OF_REACH = '1000000000';

/** Production's settings, access log included. All load comes from one address, so the limits of rates and suspicion are out of reach. */
export function backendEnvironment(
  folder: string,
  ports: Ports,
  databaseUrl: string,
  queueUrl: string,
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_URL: `http://127.0.0.1:${ports.api}`,
    API_PORT: String(ports.api),
    WORKER_HEALTH_PORT: String(ports.worker),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: POOL_SIZE,
    QUEUE_URL: queueUrl,
    STORAGE_URL: pathToFileURL(join(folder, 'resumes')).href,
    MAIL_URL: `smtp://127.0.0.1:${ports.closed}`,
    MAIL_FROM: 'careers@plumbline.example',
    COMPANY_NAME: 'Plumbline',
    HR_MAIL_TO: 'hr@plumbline.example',
    ENQUIRIES_MAIL_TO: 'hello@plumbline.example',
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMIT_APPLICATIONS: OUT_OF_REACH,
    RATE_LIMIT_FORMS: OUT_OF_REACH,
    CHALLENGE_AFTER: OUT_OF_REACH,
    LOG_LEVEL: 'info',
  };
}

/** Every option off that a setting can switch off. */
export const withoutOptions = {
  RATE_LIMIT_APPLICATIONS: '0',
  RATE_LIMIT_FORMS: '0',
  CHALLENGE_AFTER: '0',
  LOG_LEVEL: 'silent',
};

/** No response is cached. */
export const withoutBuffer = { JOB_LIST_MAX_AGE_MS: '0' };

export function baselineEnvironment(files: string, port: number, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: POOL_SIZE,
    FILES: files,
  };
}
