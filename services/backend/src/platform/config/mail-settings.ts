import { z } from 'zod';
import { isMailbox } from '../parse-mailbox';
import { parseUrlSetting } from './setting-types';

/** `address` or `Name <address>`, as the mailer takes it. */
export const mailbox = z
  .string()
  .regex(/^[^,;\r\n]*$/, 'must be one e-mail address')
  .refine(isMailbox, 'must be one e-mail address');

/** `name` is what EHLO says; `tls.servername` is whom the certificate must name, where that is not the host. */
const host = /^(?=.*[a-z])[a-z\d.-]{1,253}$/i;
const mailOptions = new Map([
  ['tls', /^none$/],
  ['requireTLS', /^true$/],
  ['name', host],
  ['tls.servername', host],
]);

const areKnown = (options: URLSearchParams) =>
  [...options].every(([name, value]) => mailOptions.get(name)?.test(value) && options.getAll(name).length === 1);

/**
 * An address of a mail server. Its query may hold known options only: the mail library has others, which switch TLS or the
 * check of certificates off.
 */
export const mailUrl = parseUrlSetting(['smtp:', 'smtps:'])
  .refine(({ searchParams }) => areKnown(searchParams), {
    message: `may have no other options than ${[...mailOptions.keys()].join(', ')} (tls=none, requireTLS=true)`,
  })
  .refine(
    ({ protocol, searchParams }) =>
      !(searchParams.has('tls') && (protocol === 'smtps:' || searchParams.has('requireTLS'))),
    'asks for TLS and says tls=none; keep one',
  )
  .transform(String);

/** Whether MAIL_URL asks for mails that leave this machine unencrypted. */
export const isPlain = (address: string): boolean => new URL(address).searchParams.get('tls') === 'none';

/** It stands in subjects and bodies of mails. */
export const companyName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>{}]{1,80}$/u, 'must be one line of at most 80 characters');

/** Words with commas between them; `none` for no word. */
export const wordList = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',').map((word) => word.trim())));
