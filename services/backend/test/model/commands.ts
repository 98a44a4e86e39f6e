import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { callAdmin } from '../call-admin';
import { postApplication, validFields } from '../post-application';
import { compareAtRest, compareNow, rowsOf } from './compare';
import { Promised, type Submission } from './promised';
import type { StorageFault, System } from './system';

type Command = fc.AsyncCommand<Promised, System>;
/** The point of a step at which its part is killed. */
type KilledAt = number | null;

/** A command that always can be given, or only while there is something to give it to. */
const command = (
  name: string,
  run: (promised: Promised, system: System) => Promise<unknown>,
  check: (promised: Promised) => boolean = () => true,
): Command => ({
  check,
  run: async (promised, system) => {
    await run(promised, system);
    await compareNow(promised, system);
  },
  toString: () => name,
});
const pick = <One>(all: One[], at: number): One => all[at % all.length]!;
const at = (killedAt: KilledAt) => (killedAt === null ? '' : `, killed at point ${killedAt}`);

/** Sends it as a browser does: with the key of the filled form, again and again until there is an answer. */
async function send({ key, email, file, ...one }: Submission, system: System, killedAt: KilledAt) {
  const fields = { ...validFields, email, message: key };
  const sent = { fields, key, ...(file && { file: { name: 'cv.pdf', bytes: file } }) };
  let answer = await system.ask(killedAt, () => postApplication(system.api.url, sent));
  // The API says so itself: it has no database yet, or the same key is still under way on a connection that was cut.
  for (let tries = 0; answer && [409, 503].includes(answer.status) && tries < 50; tries += 1) {
    await sleep(100);
    answer = await postApplication(system.api.url, sent);
  }
  if (!answer) return one.reference;
  if (answer.status !== 201) throw new Error(`a submission is answered ${answer.status}: ${answer.text}`);
  const { reference } = answer.body as { reference: string };
  if (one.reference && reference !== one.reference) throw new Error('a repetition is answered otherwise');
  return reference;
}

const submit = (hasFile: boolean, killedAt: KilledAt) =>
  command(`submit(${hasFile ? 'with a file' : ''}${at(killedAt)})`, async (promised, system) => {
    const one = promised.submit(hasFile);
    one.reference = await send(one, system, killedAt);
  });

const repeat = (n: number, killedAt: KilledAt) =>
  command(
    `send ${n} again(${at(killedAt)})`,
    async ({ submissions }, system) => {
      const one = pick(submissions, n);
      one.reference = await send(one, system, killedAt);
    },
    ({ submissions }) => submissions.length > 0,
  );

const hasLeft = async ({ api }: System, subject: string) => {
  const taken = `SELECT FROM outbox o JOIN stage_mails m ON m.id = o.subject_id WHERE m.subject = $1 AND o.attempts > 0`;
  return (await api.sql(taken, [subject])).length > 0;
};

const relay = (killedAt: KilledAt) =>
  command(`relay(${at(killedAt)})`, async ({ submissions }, system) => {
    const from = performance.now();
    const wasKilled = await system.relay(killedAt);
    for (const move of submissions.flatMap(({ moves }) => moves).filter(({ mail }) => mail === 'held')) {
      const left = await hasLeft(system, move.subject);
      // Between the two moments it may be the one or the other.
      if (left && performance.now() < move.heldUntil - 1_000)
        throw new Error(`"${move.subject}" leaves before its time`);
      if (!left && !wasKilled && from > move.heldUntil + 1_000)
        throw new Error(`"${move.subject}" stays after its time`);
      if (left) move.mail = 'left';
    }
  });

const workOff = (lane: 'filing' | 'mails', killedAt: KilledAt) =>
  command(`work off(${lane}${at(killedAt)})`, async (promised, system) => {
    const wasKilled = await system.workOff(`frontdoor-${lane}`, killedAt);
    if (wasKilled && lane === 'mails') promised.killsInMails += 1;
  });

const reconcile = (killedAt: KilledAt) =>
  command(`reconcile(${at(killedAt)})`, (_, system) => system.reconcile(killedAt));

const stages = ['screening', 'interview', 'offer'];
const move = (n: number, to: number, killedAt: KilledAt) =>
  command(
    `move ${n}(${at(killedAt)})`,
    async (promised, system) => {
      const one = pick(promised.acknowledged, n);
      const stage = pick(
        stages.filter((each) => each !== one.stage),
        to,
      );
      // Of this mail alone, by which it is found wherever it is.
      const subject = `About you, ${randomUUID()}`;
      const [{ id } = { id: '' }] = await rowsOf(system, one);
      const body = { stage, mail: { subject, body: 'Hello' } };
      const path = `/api/admin/applications/${id}/stage`;
      const answer = await system.ask(killedAt, () => callAdmin(system.api, 'post', path, { ...system, body }));
      if (answer && answer.status !== 200) throw new Error(`a move is answered ${answer.status}: ${answer.text}`);
      // Without an answer it is done or not, and never by half.
      const [row] = await rowsOf(system, one);
      if (!answer && row?.stage !== stage) return;
      const [action] = await system.api.sql<{ id: string }>(
        'SELECT action_id AS id FROM undoable_subjects WHERE subject_id = $1 ORDER BY action_id DESC LIMIT 1',
        [id],
      );
      promised.move(one, { stage, subject, undoId: action!.id });
    },
    ({ acknowledged }) => acknowledged.length > 0,
  );

const moved = ({ acknowledged }: Promised) => acknowledged.filter(({ moves }) => moves.length > 0);
const undo = (n: number, killedAt: KilledAt) =>
  command(
    `undo ${n}(${at(killedAt)})`,
    async (promised, system) => {
      const one = pick(moved(promised), n);
      const { undoId, mail, before } = one.moves.at(-1)!;
      const path = `/api/admin/undo/${undoId}`;
      const answer = await system.ask(killedAt, () => callAdmin(system.api, 'post', path, system));
      const due = mail === 'held' ? 200 : 409;
      if (answer && answer.status !== due)
        throw new Error(`an undo is answered ${answer.status}, and its mail is ${mail}: ${answer.text}`);
      const [row] = await rowsOf(system, one);
      if (answer ? answer.status === 200 : row?.stage === before) promised.undo(one);
    },
    (promised) => moved(promised).length > 0,
  );

const passTime = command('time passes', async (promised, system) => {
  promised.passTime();
  await system.passTime();
});
const loseQueue = command('the queue loses all', (_, system) => system.loseQueue());
const breakStorage = (fault: StorageFault) =>
  command(`the storage ${fault} the next file`, async (_, system) => system.breakStorage(fault));

/** Each list begins with an application, so that the first of its commands have something to do. */
export async function begin(system: System): Promise<Promised> {
  const promised = new Promised();
  await system.begin();
  await submit(true, null).run(promised, system);
  return promised;
}

/** Lets all senders try again and everything run, until nothing is left to do. */
export async function rest(promised: Promised, system: System): Promise<void> {
  const { api } = system;
  const left = `SELECT event AS job, last_error FROM outbox WHERE published_at IS NULL UNION ALL
    SELECT job, last_error FROM outbox_jobs j WHERE state = 'pending' AND job NOT IN ('resumes.scan', 'resumes.examine', 'duplicates.find')`;
  for (const one of promised.submissions) one.reference = await send(one, system, null);
  for (let round = 0; round < 12; round += 1) {
    for (const one of [passTime, reconcile(null), relay(null), workOff('filing', null), workOff('mails', null)])
      await one.run(promised, system);
    if ((await api.sql(left)).length > 0) continue;
    await compareAtRest(promised, system);
    // Every mail has left, so nothing can be taken back any more.
    for (const n of moved(promised).keys()) await undo(n, null).run(promised, system);
    return;
  }
  throw new Error(`no rest after 12 rounds: ${JSON.stringify(await api.sql(left))}`);
}

/** A kill comes in every third step, at any of its first points. */
const killedAt = (points: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(points - 1) });
const nth = fc.nat(3);

/** Lists of commands, as many of each kind as make a way of an application with its faults. */
export const anyCommands = fc.commands(
  [
    fc.tuple(fc.boolean(), killedAt(6)).map(([hasFile, kill]) => submit(hasFile, kill)),
    fc.tuple(nth, killedAt(6)).map(([n, kill]) => repeat(n, kill)),
    killedAt(12).map(relay),
    killedAt(12).map(relay),
    killedAt(24).map((kill) => workOff('filing', kill)),
    killedAt(24).map((kill) => workOff('filing', kill)),
    killedAt(24).map((kill) => workOff('mails', kill)),
    killedAt(24).map((kill) => workOff('mails', kill)),
    killedAt(8).map(reconcile),
    fc.tuple(nth, nth, killedAt(44)).map(([n, to, kill]) => move(n, to, kill)),
    fc.tuple(nth, nth, killedAt(44)).map(([n, to, kill]) => move(n, to, kill)),
    fc.tuple(nth, killedAt(38)).map(([n, kill]) => undo(n, kill)),
    fc.tuple(nth, killedAt(38)).map(([n, kill]) => undo(n, kill)),
    fc.constant(passTime),
    fc.constant(loseQueue),
    fc.constantFrom('refuses' as const, 'tears' as const).map(breakStorage),
  ],
  { maxCommands: 24, size: '+1' },
);
