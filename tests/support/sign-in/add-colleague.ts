import { randomUUID } from 'node:crypto';
import type { Account } from '../../../infra/local/backend/make-demo-accounts.ts';
import type { JourneyStack } from '../journeys/journey-stack.ts';
import { queryOnce } from '../query-once.ts';

/** Browsers have passkeys for names and for no address. @returns the origin of the stack by its name */
export const byName = ({ site }: JourneyStack): string => site.replace('127.0.0.1', 'localhost');

/** A new HR person with HR's password, unknown to the other tests. */
export async function addColleague({ databaseUrl, hr }: JourneyStack): Promise<Account> {
  const word = randomUUID().slice(0, 8);
  const [name, email] = [`Uma ${word}`, `uma.${word}@plumbline.example`];
  await queryOnce(
    databaseUrl,
    `INSERT INTO staff (name, email, role, password_hash) SELECT $1, $2, 'hr', password_hash FROM staff WHERE email = $3`,
    [name, email, hr.email],
  );
  return { name, email, role: 'hr', password: hr.password };
}

/** A passkey of a person that is on record, and that no device has. */
export const addPasskey = ({ databaseUrl }: JourneyStack, { email }: Account, name: string, syncs = false) =>
  queryOnce(
    databaseUrl,
    `INSERT INTO staff_passkeys (staff_id, credential_id, public_key, counter, transports, backed_up, name, aaguid)
     SELECT id, uuid_send(gen_random_uuid()), '\\x01', 0, '{}', $3, $2, id FROM staff WHERE email = $1`,
    [email, name, syncs],
  );
