import pg from 'pg';
import { runEntrypoint } from './run-entrypoint.ts';
import type { Environment } from './compose-environment.ts';

export interface Account {
  name: string;
  email: string;
  role: 'general' | 'hr';
  /** Empty where passkeys are the only way in. */
  password: string;
  /** There, by which the person makes a passkey. */
  link?: string;
}

const people = [
  { role: 'hr', name: 'Hema Rao', email: 'hr@plumbline.example' },
  { role: 'general', name: 'Gaurav Anand', email: 'admin@plumbline.example' },
] as const;

/** Adds one person of each role. Returns them with their random passwords, which are not stored in plain text. */
export async function makeDemoAccounts(environment: Environment): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const { role, name, email } of people) {
    const output = await runEntrypoint('staff', { ...environment, ROLE: role, NAME: name, EMAIL: email, DEMO: '1' });
    accounts.push({ password: '', ...JSON.parse(output.trim().split('\n').at(-1) ?? '') } as Account);
  }
  return accounts;
}

/** Whether the database has no staff: it is new, or its first start was interrupted. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query('SELECT 1 FROM staff LIMIT 1')).rowCount === 0;
  } finally {
    await client.end();
  }
}
