import fc from 'fast-check';
import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { addStaff, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'];
const moveOf = (stage: string) => fc.record({ what: fc.constant('move'), who: fc.nat(1), stage: fc.constant(stage), mailed: fc.boolean(), on: fc.subarray([0, 1], { minLength: 1 }) });
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

it('keeps stage, history and mails in accord, whatever is done and taken back in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const emails = [0, 1].map((n) => `${crypto.randomUUID()}-${n}@mail.example`);
      const ids: string[] = [];
      for (const email of emails) ids.push((await addApplication(api, { email })).id);
      const deeds: Deed[] = [];
      const erased = new Set<string>();
      for (const step of all as Step[]) {
        if (step.what === 'erase') {
          const at = step.on as number;
          const body = { email: emails[at], reason: 'A test.' };
          await callAdmin(api, 'post', '/api/admin/erasures', { cookie: people[0]!, body }).expect(200);
          erased.add(ids[at]!);
        } else if (step.what === 'move') {
          const of = (step.on as number[]).map((n) => ids[n]!);
          const body = { ids: of, stage: step.stage, ...(step.mailed && { mail: { subject: 'S', body: 'B' } }) };
          const answer = await callAdmin(api, 'post', '/api/admin/applications/stage', { cookie: people[step.who!]!, body });
          expect([200, 422]).toContain(answer.status);
          if (answer.status === 200) deeds.push({ undoId: answer.body[0].undo.id, who: step.who!, ids: of, undone: false });
        } else {
          const own = deeds.filter(({ who }) => who === step.who);
          const deed = own.at(-1 - step.back!);
          if (!deed) continue;
          const isLast = (one: string) => deeds.findLast(({ ids: of, undone }) => !undone && of.includes(one)) === deed;
          const isAllowed = !deed.undone && deed.ids.every((one) => !erased.has(one) && isLast(one));
          const answer = await callAdmin(api, 'post', `/api/admin/undo/${deed.undoId}`, { cookie: people[step.who!]! });
          expect(answer.status).toBe(isAllowed ? 200 : 409);
          if (isAllowed) deed.undone = true;
        }
        expect(await contradictions(ids)).toEqual([]);
      }
      expect(await api.sql('SELECT FROM deliveries WHERE subject_id = ANY($1::uuid[])', [[...erased]])).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);
