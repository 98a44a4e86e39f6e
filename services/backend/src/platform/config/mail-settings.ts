import { z } from 'zod';
import { isMailbox } from '../mail/parse-mailbox';
import { parseUrlSetting } from './parse-url-setting';

/** `address` or `Name <address>`: what the mailer can send to. */
export const mailbox = z
  .string()
  .regex(/^[^,;\r\n]*$/, 'must be one e-mail address')
  .refine(isMailbox, 'must be one e-mail address');

/** An address of a mail server. It may carry options as a query, but none that accepts any certificate. */
export const mailUrl = parseUrlSetting(['smtp:', 'smtps:'])
  .refine((url) => ![...url.searchParams.keys()].some((name) => /rejectUnauthorized/i.test(name)), {
    message: 'must not switch off the check of certificates',
  })
  .transform(String);

/** It stands in subjects and bodies of mails. */
export const companyName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>{}]{1,80}$/u, 'must be one line of at most 80 characters');

const kinds = ['application', 'consultation', 'home-enquiry', 'contact-message'] as const;
export type AcknowledgedKind = (typeof kinds)[number];

const isKind = (text: string): text is AcknowledgedKind => (kinds as readonly string[]).includes(text);

/** A list with commas; `none` for nobody. */
export const acknowledged = z
  .string()
  .default(kinds.join(','))
  .transform((text, context) => {
    const names = text === 'none' ? [] : text.split(',').map((name) => name.trim());
    if (names.every(isKind)) return names;
    context.addIssue({ code: 'custom', message: `must be none or a list of ${kinds.join(', ')}` });
    return z.NEVER;
  });
