import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { classifyMailFailure } from './mail.errors';
import type { MailServer } from './hand-over';

/**
 * Says hello, to the end of STARTTLS, and leaves. Without a login: refused ones, repeated day and night, would have the account locked.
 * @param limitMs for the whole conversation @throws MailDelayed or MailRefused
 */
export async function askMailServer(server: MailServer, limitMs: number): Promise<void> {
  const times = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs };
  const connection = new SMTPConnection({ ...server, ...times });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const silent = () =>
    reject(Object.assign(new Error(`No greeting within ${limitMs / 1_000} s`), { code: 'ETIMEDOUT' }));
  const timer = setTimeout(silent, limitMs);
  connection.on('error', reject);
  try {
    connection.connect((error) => (error ? reject(error) : resolve()));
    await promise;
    connection.quit();
  } catch (error) {
    connection.close();
    throw classifyMailFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
