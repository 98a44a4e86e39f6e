import type { INestApplicationContext } from '@nestjs/common';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorkerOf } from '../../../../test/start-worker';
import { CarryOutRetention } from './carry-out-retention.use-case';

let api: TestApi;
let worker: INestApplicationContext;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  worker = await startWorkerOf(api);
  cookie = await cookieFor(api, 'general');
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

/** The rest of an enquiry of each kind: table, kind, and own columns with their values. */
const forms = [
  ['consultations', 'consultation', 'number, website, feedback', "'1', 'https://x.example', 'x'"],
  ['home_enquiries', 'home-enquiry', 'project_details', "'x'"],
  ['contact_messages', 'contact-message', 'number, message', "'1', 'x'"],
] as const;

async function carryOut() {
  // As if the last round were a day ago.
  await api.sql("UPDATE retention_rounds SET started_at = now() - interval '1 day', ended_at = now()");
  return worker.get(CarryOutRetention, { strict: false }).run();
}

describe('The daily removal of old enquiries', () => {
  it.each(forms)(
    'row 519: leaves one that waits for us until it is dealt with, in %s',
    async (table, kind, columns, values) => {
      await api.sql(`INSERT INTO ${table} (reference, name, email, ${columns}, state, answer_due_at, created_at)
      SELECT 'FD-AAAA-AAA' || place, state, 'old@mail.example', ${values}, state,
        CASE WHEN state = 'open' THEN now() END, now() - interval '3 years'
      FROM unnest(ARRAY['open', 'waiting', 'closed']) WITH ORDINALITY AS states (state, place)`);
      const left = async () => (await api.sql<{ name: string }>(`SELECT name FROM ${table}`)).map(({ name }) => name);
      const { body } = await callAdmin(api, 'get', '/api/admin/retention/preview', { cookie }).expect(200);
      expect((body as { kind: string }[]).find((one) => one.kind === kind)).toMatchObject({ due: 2, soon: 2 });
      expect(await carryOut()).toMatchObject({ [kind]: 2 });
      expect(await left()).toEqual(['open']);
      await api.sql(`UPDATE ${table} SET state = 'closed', answer_due_at = NULL`);
      expect(await carryOut()).toMatchObject({ [kind]: 1 });
      expect(await left()).toEqual([]);
    },
  );

  it.each(forms)(
    'row 519: counts the days of an answered one from the last answer, in %s',
    async (table, kind, columns, values) => {
      await api.sql(`
      WITH answered AS (
        INSERT INTO ${table} (reference, name, email, ${columns}, state, created_at)
        SELECT 'FD-BBBB-BBB' || place, name, 'old@mail.example', ${values}, 'waiting', now() - interval '3 years'
        FROM unnest(ARRAY['Lately', 'Long ago']) WITH ORDINALITY AS names (name, place) RETURNING id, name)
      INSERT INTO enquiry_replies (key, ${kind.replace('-', '_')}_id, author_id, author_name, subject, body, closes, before, version_after, created_at)
      SELECT gen_random_uuid(), id, gen_random_uuid(), 'Leela', 'Re: x', 'x', false, '{}', 2,
        now() - make_interval(days => CASE name WHEN 'Lately' THEN 720 ELSE 740 END)
      FROM answered`);
      const { body } = await callAdmin(api, 'get', '/api/admin/retention/preview', { cookie }).expect(200);
      expect((body as { kind: string }[]).find((one) => one.kind === kind)).toMatchObject({ due: 1, soon: 2 });
      expect(await carryOut()).toMatchObject({ [kind]: 1 });
      expect(await api.sql(`SELECT name FROM ${table}`)).toEqual([{ name: 'Lately' }]);
    },
  );

  it.each(forms)(
    'fault 614: counts the days of a closed one from the last mail of its sender, a program’s none, in %s',
    async (table, kind, columns, values) => {
      await api.sql(`DELETE FROM ${table}`);
      await api.sql(`
      WITH closed AS (
        INSERT INTO ${table} (reference, name, email, ${columns}, state, created_at)
        SELECT 'FD-CCCC-CCC' || place, name, 'old@mail.example', ${values}, 'closed', now() - interval '3 years'
        FROM unnest(ARRAY['Lately', 'Long ago', 'Away']) WITH ORDINALITY AS names (name, place) RETURNING id, name)
      INSERT INTO received_mails (${kind.replace('-', '_')}_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
        subject, body, quoted, is_cut, arrived_at, created_at)
      SELECT id, id::text, 1, 1, sha256(id::text::bytea), CASE name WHEN 'Away' THEN 'automatic' ELSE 'reply' END, '', 'old@mail.example',
        'Re: x', 'x', '', false, now(), now() - make_interval(days => CASE name WHEN 'Long ago' THEN 740 ELSE 720 END)
      FROM closed`);
      const { body } = await callAdmin(api, 'get', '/api/admin/retention/preview', { cookie }).expect(200);
      expect((body as { kind: string }[]).find((one) => one.kind === kind)).toMatchObject({ due: 2, soon: 3 });
      expect(await carryOut()).toMatchObject({ [kind]: 2 });
      expect(await api.sql(`SELECT name FROM ${table}`)).toEqual([{ name: 'Lately' }]);
    },
  );
});

describe('The daily removal of old applications', () => {
  it('fault 614: leaves one whose applicant has written lately, or waits for an answer', async () => {
    await api.sql(`
      WITH old AS (
        INSERT INTO applications (reference, name, email, apply, experience, stage, stage_since)
        SELECT 'FD-DDDD-DDD' || place, name, 'old@mail.example', 'x', 'x', 'rejected', now() - interval '2 years'
        FROM unnest(ARRAY['Lately', 'Long ago', 'Away', 'Waits']) WITH ORDINALITY AS names (name, place) RETURNING id, name)
      INSERT INTO received_mails (application_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
        subject, body, quoted, is_cut, arrived_at, created_at)
      SELECT id, id::text, 1, 1, sha256(id::text::bytea), CASE name WHEN 'Away' THEN 'automatic' ELSE 'reply' END, '', 'old@mail.example',
        'Re: x', 'x', '', false, now(), now() - make_interval(days => CASE WHEN name IN ('Lately', 'Away') THEN 10 ELSE 400 END)
      FROM old`);
    // As after _No answer needed_.
    await api.sql(
      `UPDATE applications SET reply_settled_at = replied_at, replied_at = NULL WHERE name IN ('Lately', 'Long ago')`,
    );
    expect(await carryOut()).toMatchObject({ application: 2 });
    expect(await api.sql('SELECT name FROM applications ORDER BY name')).toEqual([
      { name: 'Lately' },
      { name: 'Waits' },
    ]);
  });
});
