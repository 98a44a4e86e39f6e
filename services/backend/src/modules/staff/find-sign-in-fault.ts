import type { Staff } from './staff.repository';

interface Given {
  name: string;
  area: string;
}

/** Why a sign-in is refused, for the audit log only; nothing when everything matches. */
export function findSignInFault(person: Staff | undefined, given: Given, passwordMatches: boolean): string | undefined {
  if (!person) return 'unknown person';
  if (person.disabledAt) return 'disabled person';
  if (person.passwordHash === null) return 'invited person';
  if (!passwordMatches) return 'wrong password';
  if (plain(given.name) !== plain(person.name)) return 'wrong name';
  if (given.area !== person.role) return 'wrong area';
  return undefined;
}

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
