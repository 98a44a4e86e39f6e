import { hash } from 'node:crypto';
import type { ComparedApplication } from '../../applications/describe-application.use-case';

/** The keys by which applications of one person match. Hashes, because the table must tell nothing by itself. */
export function duplicateKeysOf({ email, phone, linkedin, resumeSha256 }: ComparedApplication) {
  const texts = { email: normaliseEmail(email), phone: normalisePhone(phone), linkedin: linkedinSlug(linkedin) };
  const keys = Object.entries(texts).flatMap(([kind, text]) =>
    text ? [{ kind, hash: hash('sha256', text, 'buffer') }] : [],
  );
  return resumeSha256 ? [...keys, { kind: 'resume', hash: resumeSha256 }] : keys;
}

/** Dots and plus tags are dropped for Gmail alone; elsewhere they may name another person's mailbox. */
export function normaliseEmail(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${local}@${domain}`;
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** E.164, or null: without its country code, a number is ambiguous. */
export function normalisePhone(phone: string | null): string | null {
  const compact = phone?.replace(/[\s().-]/g, '') ?? '';
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
}

/** The name in `linkedin.com/in/<name>`, in small letters, without the country's subdomain and the rest of the path. */
export function linkedinSlug(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url || !/(?:^|\.)linkedin\.com$/.test(url.hostname)) return null;
  const slug = /^\/in\/([^/]+)/.exec(url.pathname)?.[1];
  return slug ? decode(slug).toLowerCase() : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}
