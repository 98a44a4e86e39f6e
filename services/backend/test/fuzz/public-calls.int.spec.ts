import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { isLongForm } from '../extent';
import { type TestApi, startApi } from '../start-api';
import { anyCall, type Call } from './calls';

/** How many calls are made, and from which seed: `FUZZ_RUNS` and `FUZZ_SEED` repeat a failed run. */
const CALLS = Number(process.env['FUZZ_RUNS'] ?? (isLongForm ? 20_000 : 2_000));
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 40;

let api: TestApi;
/** A few connections that stay open, as a gateway keeps them. */
const agent = new Agent({ keepAlive: true, maxSockets: 12 });
const answers = new Map<number, number>();
beforeAll(async () => void (api = await startApi()));
afterAll(async () => {
  agent.destroy();
  await api.stop();
});

/**
 * The rows of submissions, and the rows that belong to them. Events of the staff are left out: an ask for a new password makes one, for
 * unknown addresses too.
 */
const countRows = async () =>
  (
    await api.sql<{ submissions: number; attached: number; events: number; staff: number }>(
      `SELECT (SELECT count(*) FROM applications)::int + (SELECT count(*) FROM consultations)::int
            + (SELECT count(*) FROM home_enquiries)::int + (SELECT count(*) FROM contact_messages)::int AS submissions,
              (SELECT count(*) FROM resumes)::int + (SELECT count(*) FROM resume_spool)::int
            + (SELECT count(*) FROM consents)::int AS attached,
              (SELECT count(*) FROM outbox WHERE event NOT LIKE 'staff.%')::int AS events,
              (SELECT count(*) FROM staff)::int + (SELECT count(*) FROM sessions)::int AS staff`,
    )
  )[0]!;

function faultOf(call: Call, { status, type, body }: CallAnswer): string | undefined {
  answers.set(status, (answers.get(status) ?? 0) + 1);
  if (status < 200 || status >= 500) return `answered ${status}: ${body}`;
  if (status < 400 || call.method === 'HEAD') return undefined;
  if (!type.startsWith('application/json')) return `refused as ${type}: ${body}`;
  const { statusCode, code, message, msg, requestId } = JSON.parse(body) as Record<string, unknown>;
  const isWhole = statusCode === status && code && message && msg === message && requestId;
  if (!isWhole) return `refused in another shape: ${body}`;
  return /node_modules|\bat \S+ \(|syntax error|violates|pg_/.test(body) ? `tells of its inside: ${body}` : undefined;
}

it(`Whatever ${CALLS} public calls hold, none is answered 5xx, and a refused one leaves no row (FUZZ_SEED=${SEED})`, async () => {
  console.log(`FUZZ_SEED=${SEED} FUZZ_RUNS=${CALLS}`);
  const start = performance.now();
  const property = fc.asyncProperty(fc.array(anyCall, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (calls) => {
    const before = await countRows();
    const callAnswers = await Promise.all(calls.map((call) => sendCall(api.url, call)));
    const faults = callAnswers.flatMap((answer, at) => faultOf(calls[at]!, answer) ?? []);
    expect(faults).toEqual([]);
    const after = await countRows();
    const accepted = callAnswers.filter(({ isNew }) => isNew).length;
    expect(after.submissions - before.submissions).toBe(accepted);
    expect(after.events - before.events).toBeLessThanOrEqual(accepted);
    expect(after.attached - before.attached).toBeLessThanOrEqual(3 * accepted);
    expect(after.staff).toBe(before.staff);
  });
  await fc.assert(property, { numRuns: Math.ceil(CALLS / AT_ONCE), seed: SEED, endOnFailure: false });
  const seen = [...answers].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`${seen.join(', ')}; ${Math.round((performance.now() - start) / 1000)} s`);
}, 900_000);

interface CallAnswer {
  status: number;
  /** Whether a submission was taken that was not there before. */
  isNew: boolean;
  type: string;
  body: string;
}

/** @throws when there is no answer within ten seconds, or the connection breaks. */
async function sendCall(url: string, { method, path, headers, body }: Call): Promise<CallAnswer> {
  const length = body ? { 'Content-Length': String(body.length) } : {};
  const call = request(`${url}/`, { method, path, agent, headers: { ...headers, ...length } });
  const answered = once(call, 'response', { signal: AbortSignal.timeout(10_000) });
  call.end(body);
  const [response] = (await answered) as [IncomingMessage];
  const { statusCode = 0, headers: answerHeaders } = response;
  const isNew = statusCode < 400 && answerHeaders['idempotency-replayed'] === 'false';
  return { status: statusCode, isNew, type: answerHeaders['content-type'] ?? '', body: await text(response) };
}
