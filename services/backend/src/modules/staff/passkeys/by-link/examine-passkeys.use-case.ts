import type { Config } from '../../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../../platform/config/find-sign-in-faults';
import type { Sql } from '../../../../platform/database/database';
import type { Finding } from '../../../../platform/sender-domain/finding';
import { staff } from '../../staff.repository';

type PasskeyFinding = Omit<Finding, 'check'> & { check: 'passkeys' };
const check = 'passkeys';

/**
 * Names the people without a passkey, for the operator, before and after passwords are switched off. Nothing where there is an identity
 * provider, or where nobody has a passkey and nobody needs one.
 */
export async function examinePasskeys(sql: Sql, config: Config): Promise<PasskeyFinding[]> {
  if (config.OIDC_ISSUER) return [];
  const people = await staff.listEnabled(sql);
  const without = people.filter(({ passkeys }) => passkeys === 0);
  const names = namesOf(without);
  const isAlone = arePasskeysAlone(config);
  if (!isAlone && without.length === people.length) return [];
  if (without.length === 0)
    return [{ check, state: 'good', says: `All ${people.length} people who may log in have a passkey.` }];
  if (!isAlone) {
    const says = `${without.length} of ${people.length} people have none. With SIGN_IN_BY_PASSWORD=no they would need a link first: ${names}.`;
    return [{ check, state: 'good', says }];
  }
  const says = `They are the only way to log in, and these people have none: ${names}.`;
  const [able, shutOut] = [true, false].map((hasWayIn) => without.filter((person) => person.hasWayIn === hasWayIn));
  const ways = [
    able?.length && `have ${namesOf(able)} ask for a link on the login page (“No passkey, or lost it?”)`,
    // The login page sends them none.
    shutOut?.length && `have an administrator invite ${namesOf(shutOut)} again`,
    'or make links by make staff.',
  ];
  return [{ check, state: 'warning', says, todo: ways.filter(Boolean).join(', ') }];
}

const namesOf = (people: { name: string; email: string }[]) =>
  people.map(({ name, email }) => `${name} (${email})`).join(', ');
