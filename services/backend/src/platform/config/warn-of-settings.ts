import type { Logger } from 'pino';
import type { Config } from './config.schema';
import { isPlain } from './mail-settings';
import { isLoopback } from './setting-types';

type Judged = Pick<Config, 'NODE_ENV' | 'SITE_URL' | 'MAIL_URL'>;

/** Warns at the start of the API that an http address exposes the data of visitors and staff. */
export function warnOfPlainSite({ NODE_ENV, SITE_URL }: Judged, logger: Logger): void {
  const { protocol, hostname } = new URL(SITE_URL);
  if (NODE_ENV !== 'production' || protocol === 'https:' || isLoopback(hostname)) return;
  logger.warn(
    { setting: 'SITE_URL' },
    'SITE_URL is an http address: passwords, cookies and applications travel unencrypted; put TLS in front and set https',
  );
}

/** Warns at the start of the worker that mails travel unencrypted. */
export function warnOfPlainMail({ MAIL_URL }: Judged, logger: Logger): void {
  if (!isPlain(MAIL_URL)) return;
  const what = new URL(MAIL_URL).username ? 'mails and the password for the mail server' : 'mails';
  logger.warn({ setting: 'MAIL_URL' }, `MAIL_URL says tls=none: ${what} travel unencrypted`);
}
