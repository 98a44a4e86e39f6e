import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { signIn } from '../system/sign-in.ts';
import type { BenchedSystem } from '../system/with-system.ts';
import type { Cost, watchStatements } from './watch-statements.ts';

type Watch = Awaited<ReturnType<typeof watchStatements>>;

export interface Deed extends Cost {
  name: string;
  ms: number;
}

const list = (path: string, filter: object = {}) =>
  `/api/admin/${path}?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,24]' }).toString()}`;

/** What people ask of the API that could grow with the number of rows. */
export async function runRequests({ system, undo }: BenchedSystem, client: pg.Client, watch: Watch): Promise<Deed[]> {
  const api = await system.startBackend('api');
  undo.add(() => api.stop());
  const cookies = {
    hr: await signIn(api.url, system.addStaff),
    general: await signIn(api.url, system.addStaff, 'general'),
  };
  const { rows } = await client.query<{ email: string }>(
    `SELECT email FROM applications ORDER BY created_at DESC LIMIT 3`,
  );
  const [tried, erased, exported] = rows.map(({ email }) => email);
  const reason = 'asked-for';
  const deeds: [name: string, by: keyof typeof cookies, path: string, body?: object][] = [
    ['Erase one person, tried', 'hr', '/api/admin/erasures', { email: tried, reason, dryRun: true }],
    ['Erase one person', 'hr', '/api/admin/erasures', { email: erased, reason }],
    ['Export one person', 'hr', '/api/admin/exports', { email: exported }],
    ['Applications: first page', 'hr', list('applications')],
    ['Mails: first page', 'hr', list('deliveries')],
    ['Mails: those that a person decides', 'hr', list('deliveries', { forPerson: true })],
    ['Mails: numbers', 'hr', '/api/admin/deliveries/numbers'],
    ['Audit log: first page', 'general', list('audit')],
    ['Audit log: one action, HR', 'hr', list('audit', { action: 'resume.read' })],
    ['Contacts: first page', 'general', list('contacts')],
    ['Contacts: a name', 'general', list('contacts', { q: 'kavya zaveri' })],
    ['Contacts: nobody', 'general', list('contacts', { q: 'xqzwv' })],
    ['Report of the health', 'general', '/api/admin/reports/health'],
    ['Retention: preview', 'general', '/api/admin/retention/preview'],
  ];
  await pause(1_000);
  await watch.look();
  const done: Deed[] = [];
  for (const [name, by, path, body] of deeds) {
    const began = performance.now();
    const answer = await fetch(`${api.url}${path}`, {
      headers: { cookie: cookies[by], ...(body && { origin: api.url, 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const ms = performance.now() - began;
    if (!answer.ok) console.error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
    done.push({ name: answer.ok ? name : `${name} (${answer.status})`, ms, ...(await watch.look()) });
  }
  await api.stop();
  return done;
}

/** The command, with the entry of somebody whom the database does not know as erased. */
export async function runEraseAgain({ system }: BenchedSystem, client: pg.Client, watch: Watch): Promise<Deed> {
  const { rows } = await client.query<{ hash: Buffer; mark: string }>(`
    SELECT sha256(key || sha256(key || convert_to(address_key(email), 'UTF8'))) AS hash, encode(substr(sha256(key), 1, 8), 'hex') AS mark
    FROM erasure_key, (SELECT email FROM applications ORDER BY created_at DESC OFFSET 5 LIMIT 1) a`);
  const entry = { addressHash: rows[0]!.hash.toString('hex'), erasedAt: new Date(), key: rows[0]!.mark };
  const began = performance.now();
  system.putErasure(entry.addressHash, `${JSON.stringify(entry)}\n`);
  await system.runCommand('erase-again');
  return { name: 'make erase-again', ms: performance.now() - began, ...(await watch.look()) };
}

const COMPARISONS = 2_000;
const LONGEST_MS = 120_000;

/** The worker's first minute: the removals of the day, jobs that the relay hands over and the runner settles, and its numbers. */
export async function runWorker({ system }: BenchedSystem, client: pg.Client, watch: Watch): Promise<Deed> {
  await client.query(`
    INSERT INTO outbox (event, subject_id)
    SELECT 'application.found-uncompared', id FROM applications ORDER BY created_at DESC LIMIT ${COMPARISONS}`);
  const port = await findFreePort(4_900);
  const began = performance.now();
  const worker = await system.startBackend('worker', { METRICS_PORT: String(port) });
  let name = 'The first minute of a worker';
  try {
    // Mails wait for a server that is not there, so the queue as a whole is never empty.
    const done = `
      SELECT FROM (SELECT count(*) FROM outbox_jobs j JOIN outbox o ON o.id = j.event_id
        WHERE o.event = 'application.found-uncompared' AND j.state <> 'pending') settled
      WHERE settled.count >= ${COMPARISONS} AND NOT EXISTS (SELECT FROM retention_rounds WHERE ended_at IS NULL)`;
    while ((await client.query(done)).rowCount === 0) {
      if (performance.now() - began > LONGEST_MS) {
        name += ' (not done)';
        break;
      }
      await pause(500);
    }
    await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
    // The erasures of a restored backup begin with the removals of the day.
    await pause(5_000);
  } finally {
    await worker.stop();
  }
  return { name, ms: performance.now() - began, ...(await watch.look()) };
}
