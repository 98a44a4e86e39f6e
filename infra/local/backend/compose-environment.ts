import { pathToFileURL } from 'node:url';
import type { Ports } from '../process/find-free-port.ts';

export type Environment = Record<string, string>;

interface Places {
  siteUrl: string;
  ports: Pick<Ports, 'api' | 'workerHealth' | 'visits' | 'smtp'>;
  databaseUrl: string;
  queueUrl: string;
  resumes: string;
  acknowledged: string;
  sessionSecret: string;
}

/** Chosen by who starts the stack; a command that looks at it later, such as `make doctor`, has to know them too. */
const chosenAtStart = [
  'BACKUP_EXPECTED',
  'DKIM_SELECTOR',
  'DNS_SERVER',
  'HEARTBEAT_URL',
  'IMAP_URL',
  'MAIL_TOKEN_URL',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_GENERAL_VALUES',
  'OIDC_HR_VALUES',
  'OIDC_ISSUER',
  'OIDC_NAME',
  'OIDC_ROLE_CLAIM',
  'OIDC_SCOPES',
  'OIDC_SECOND_FACTOR',
  'OIDC_TRUST_EMAIL',
  'OPERATOR_MAIL_TO',
  'OPERATOR_MAIL_URL',
  'OPERATOR_WEBHOOK_URL',
  'REHEARSAL_HEARTBEAT_URL',
  'REPLY_MAILBOX',
  'REPLY_MAILBOX_PLUS',
  'SCAN',
  'SIGN_IN_BY_PASSKEY',
  'SIGN_IN_BY_PASSWORD',
];

/** The settings of the backend's processes, pointed at the parts of this stack. */
export function composeSettings(places: Places, environment: NodeJS.ProcessEnv): Environment {
  const chosen = chosenAtStart.flatMap((name) => (environment[name] ? [[name, environment[name]] as const] : []));
  return {
    ...Object.fromEntries(chosen),
    NODE_ENV: environment.NODE_ENV || 'development',
    SITE_URL: places.siteUrl,
    API_HOST: '127.0.0.1',
    API_PORT: String(places.ports.api),
    WORKER_HEALTH_HOST: '127.0.0.1',
    WORKER_HEALTH_PORT: String(places.ports.workerHealth),
    VISITS_HOST: '127.0.0.1',
    VISITS_PORT: String(places.ports.visits),
    DATABASE_URL: places.databaseUrl,
    // For migrate alone, which is given it beside these.
    DATABASE_OWNER_URL: '',
    QUEUE_URL: places.queueUrl,
    STORAGE_URL: pathToFileURL(places.resumes).href,
    ACKNOWLEDGED_DIR: places.acknowledged,
    MAIL_URL: `smtp://127.0.0.1:${places.ports.smtp}`,
    MAIL_FROM: environment.MAIL_FROM || 'Plumbline careers <careers@plumbline.example>',
    COMPANY_NAME: environment.COMPANY_NAME || 'Plumbline',
    HR_MAIL_TO: environment.HR_MAIL_TO || 'hr@plumbline.example',
    ENQUIRIES_MAIL_TO: environment.ENQUIRIES_MAIL_TO || 'hello@plumbline.example',
    SESSION_SECRET: places.sessionSecret,
    // No header is trusted, because every client here is 127.0.0.1 and the API is reachable without the gateway.
    TRUST_PROXY: '0',
  };
}

/**
 * The settings that are passed on from the environment of `make start`. Secrets by file stay behind: they are meant for another
 * system, and two sources of one secret refuse to start.
 */
export function passOn(environment: NodeJS.ProcessEnv): Environment {
  const passed: Environment = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && !name.endsWith('_FILE') && name !== 'NODE_OPTIONS') passed[name] = value;
  }
  return passed;
}

/** `make start` keeps demo accounts, sample data and mail that never leaves: nothing that may face the public. */
export function refuseProduction(environment: NodeJS.ProcessEnv): void {
  const reason =
    environment.NODE_ENV === 'production'
      ? 'NODE_ENV=production'
      : environment.SITE_URL?.startsWith('https:')
        ? 'SITE_URL with https'
        : undefined;
  if (!reason) return;
  throw new Error(
    `"make start" runs demo accounts and sample data, and refuses to do so with production settings (${reason}). ` +
      'Unset it to try Frontdoor on this machine, or run the containers ("make compose-up") and create people with "make staff".',
  );
}
