import type { Client } from 'pg';
import { ConfigError } from '../config/load-config';
import { scramVerifier } from './scram-verifier';
import { withClient } from './with-client';

/** Arbitrary; it must differ from the migrations' lock. */
const SAME_DATABASE_LOCK = 4_617_310_002;
const cannotLogIn = /^28/;

/**
 * Lets the role of `runtimeUrl` log in: makes it, or gives it the password of the address, where it cannot. Both addresses
 * must lead to one database. @throws ConfigError
 */
export async function admitRuntimeRole(ownerUrl: string, runtimeUrl: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    await owner.query('SELECT pg_advisory_lock($1)', [SAME_DATABASE_LOCK]);
    const same = await seesLock(runtimeUrl).catch(async (error: unknown) => {
      if (!cannotLogIn.test((error as { code?: string }).code ?? '')) throw error;
      await letLogIn(owner, new URL(runtimeUrl));
      return seesLock(runtimeUrl);
    });
    if (!same) throw new ConfigError(['DATABASE_URL and DATABASE_OWNER_URL lead to different databases']);
  });
}

/** Locks of this kind belong to one database: whoever can take it is in another one. */
const seesLock = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      SAME_DATABASE_LOCK,
    ]);
    return rows[0]?.free === false;
  });

async function letLogIn(owner: Client, runtime: URL): Promise<void> {
  const [name, password] = [decodeURIComponent(runtime.username), decodeURIComponent(runtime.password)];
  const { rows } = await owner.query<{ mighty: boolean }>(
    'SELECT rolsuper OR rolcreaterole OR rolname = current_user AS mighty FROM pg_roles WHERE rolname = $1',
    [name],
  );
  if (rows[0]?.mighty) throw new ConfigError(['DATABASE_URL has a password that the database refuses']);
  const verb = rows.length === 0 ? 'CREATE ROLE' : 'ALTER ROLE';
  const secret = owner.escapeLiteral(scramVerifier(password));
  await owner.query(`${verb} ${owner.escapeIdentifier(name)} LOGIN PASSWORD ${secret}`);
}
