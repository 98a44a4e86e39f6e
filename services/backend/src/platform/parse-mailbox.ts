import { domainToASCII } from 'node:url';

export class NoMailbox extends Error {}

/** RFC 5321's atoms without quoting, which is the form of real mailboxes. */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Reads `address` or `Name <address>`. @throws NoMailbox for what could be two mailboxes, or a local part not in ASCII. */
export function parseMailbox(text: string): { name: string; address: string } {
  const [, name = '', inBrackets] = /^([^<>@,;\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  const whole = inBrackets ?? text;
  const at = whole.lastIndexOf('@');
  const [user, host] = [whole.slice(0, at), domainToASCII(whole.slice(at + 1))];
  if (/[^\p{ASCII}]/u.test(user))
    throw new NoMailbox('The part before the @ is in a script that mail servers may not know');
  const address = `${user}@${host}`;
  if (at < 1 || user.length > 64 || address.length > 254 || !local.test(user) || !domain.test(host))
    throw new NoMailbox('This is not one mailbox that a mail can go to');
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

export function isMailbox(text: string): boolean {
  try {
    return Boolean(parseMailbox(text));
  } catch {
    return false;
  }
}

/** One address for all spellings of a mailbox: small letters, nothing from a plus sign on, and no dots for Gmail. */
export function mailboxKey(text: string): string {
  const whole = text.replace(/^.*<(.*)>$/s, '$1');
  const address = whole.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const host = domainToASCII(address.slice(at + 1)).replace(/^googlemail\.com$/, 'gmail.com') || address.slice(at + 1);
  const user = address.slice(0, Math.max(0, at)).replace(/\+.*$/s, '');
  return `${host === 'gmail.com' ? user.replaceAll('.', '') : user}@${host}`;
}
