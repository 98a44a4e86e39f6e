import { passwordOf } from './parse-url-setting';

const SHORTEST = 12;
const addresses = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'QUEUE_URL', 'STORAGE_URL', 'MAIL_URL'] as const;

type Addresses = { NODE_ENV: string } & { [name in (typeof addresses)[number]]?: string | undefined };

/** In production a password inside an address needs some length. @returns one problem a setting, by its name. */
export function findShortPasswords(config: Addresses): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const isShort = (password: string) => password !== '' && password.length < SHORTEST;
  const short = addresses.filter((name) => isShort(passwordOf(config[name] ?? '')));
  return short.map((name) => `${name} has a password of fewer than ${SHORTEST} characters`);
}
