import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { addStaff, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'];
const moveOf = (stage: string) =>
  fc.record({
    what: fc.constant('move'),
    who: fc.nat(1),
    stage: fc.constant(stage),
    mailed: fc.boolean(),
    on: fc.subarray([0, 1], { minLength: 1 }),
  });
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('screening', 'interview', 'offer', 'withdrawn').chain(moveOf) },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('undo'), who: fc.nat(1), back: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('erase'), on: fc.nat(1) }) },
  ),
  { minLength: 2, maxLength: 14 },
);
type Step = { what: string; who?: number; stage?: string; mailed?: boolean; on?: number[] | number; back?: number };
/** What a person has done: which applications it moved, and whether it is taken back. */
type Deed = { undoId: string; who: number; ids: string[]; undone: boolean };

let api: TestApi;
const people: string[] = [];
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  for (const name of ['Meera', 'Rahul']) people.push(await signIn(api, await addStaff(api, 'hr', { name })));
});
afterAll(() => api.stop());

/** Rows in which stage, history, mails and events contradict each other. */
const contradictions = (ids: string[]) =>
  api.sql(
    `WITH stays AS (SELECT * FROM stage_moves WHERE taken_back_at IS NULL),
     mails AS (
       SELECT m.application_id, d.state, o.published_at IS NULL AS held, o.cancelled_at IS NOT NULL AS cancelled
       FROM stage_mails m LEFT JOIN outbox o ON o.subject_id = m.id LEFT JOIN deliveries d ON d.event_id = o.id)
     SELECT a.id FROM applications a
     LEFT JOIN LATERAL (SELECT * FROM stays s WHERE s.application_id = a.id ORDER BY id DESC LIMIT 1) last ON true
     WHERE a.id = ANY($1::uuid[]) AND (
       a.stage <> coalesce(last.to_stage, 'new')
       OR (last.id IS NOT NULL AND a.stage_since <> last.at)
       OR a.reached_stages <> coalesce((SELECT bit_or(1 << (array_position($2::text[], s.to_stage) - 1)) FROM stays s WHERE s.application_id = a.id), 0) | 1
       OR (SELECT count(*) FROM mails m WHERE m.application_id = a.id)
         <> (SELECT count(*) FROM stays s WHERE s.application_id = a.id AND s.mailed)
       OR (SELECT count(*) FROM mails m WHERE m.application_id = a.id AND m.state = 'pending' AND m.held)
         <> coalesce(last.mailed, false)::int
       OR EXISTS (SELECT FROM mails m WHERE m.application_id = a.id
         AND (m.state IS NULL OR (m.state = 'pending') <> m.held OR (m.state = 'skipped') <> m.cancelled)))`,
    [ids, stages],
  );

/** Two applications of two people, and what is done with them. */
class Case {
  readonly emails = [0, 1].map((n) => `${randomUUID()}-${n}@mail.example`);
  ids: string[] = [];
  readonly erased = new Set<string>();
  private readonly deeds: Deed[] = [];

  async begin() {
    for (const email of this.emails) this.ids.push((await addApplication(api, { email })).id);
    return this;
  }

  /** Carries a step out. Returns whether the API did it, and whether it had to. */
  async take(step: Step): Promise<{ done: boolean; due: boolean }> {
    if (step.what === 'erase') return this.erase(step.on as number);
    return step.what === 'move' ? this.move(step) : this.undo(step);
  }

  private async erase(at: number) {
    const body = { email: this.emails[at], reason: 'asked-for' };
    const { status } = await callAdmin(api, 'post', '/api/admin/erasures', { cookie: people[0]!, body });
    this.erased.add(this.ids[at]!);
    return { done: status === 200, due: true };
  }

  private async move({ who = 0, stage, mailed, on }: Step) {
    const ids = (on as number[]).map((n) => this.ids[n]!);
    const before = await api.sql<{ stage: string }>('SELECT stage FROM applications WHERE id = ANY($1::uuid[])', [ids]);
    const due = before.length === ids.length && before.every((one) => one.stage !== stage);
    const body = { ids, stage, ...(mailed && { mail: { subject: 'S', body: 'B' } }) };
    const answer = await callAdmin(api, 'post', '/api/admin/applications/stage', { cookie: people[who]!, body });
    const done = answer.status === 200;
    if (done) this.deeds.push({ undoId: answer.body[0].undo.id, who, ids, undone: false });
    return { done, due };
  }

  private async undo({ who = 0, back = 0 }: Step) {
    const deed = this.deeds.filter((one) => one.who === who).at(-1 - back);
    if (!deed) return { done: false, due: false };
    const isLast = (id: string) => this.deeds.findLast(({ ids, undone }) => !undone && ids.includes(id)) === deed;
    const due = !deed.undone && deed.ids.every((id) => !this.erased.has(id) && isLast(id));
    const answer = await callAdmin(api, 'post', `/api/admin/undo/${deed.undoId}`, { cookie: people[who]! });
    const done = answer.status === 200;
    deed.undone ||= done;
    return { done, due };
  }
}

it('keeps stage, history and mails in accord in every order of doing and taking back', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const one = await new Case().begin();
      for (const step of all as Step[]) {
        const { done, due } = await one.take(step);
        expect({ step, done }).toEqual({ step, done: due });
        expect(await contradictions(one.ids)).toEqual([]);
      }
      expect(await api.sql('SELECT FROM deliveries WHERE subject_id = ANY($1::uuid[])', [[...one.erased]])).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 300_000);
