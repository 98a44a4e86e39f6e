import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { forms, postForm } from '../../../test/enquiries';
import { startApi, type TestApi } from '../../../test/start-api';
import { startWorkerOf } from '../../../test/start-worker';
import { CarryOutRetention } from '../privacy/retain/carry-out-retention.use-case';

let api: TestApi;
let worker: INestApplicationContext;
beforeAll(async () => {
  api = await startApi();
  worker = await startWorkerOf(api);
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

const columnOf: Record<string, string> = {
  consultations: 'consultation_id',
  home_enquiries: 'home_enquiry_id',
  contact_messages: 'contact_message_id',
};

/** An enquiry of so many days ago, with a mail of the same day and its file. Gives the id of the mail. */
async function addAnswered(form: (typeof forms)[number], days: number, standing = 'clear'): Promise<string> {
  const fields = { ...form.fields, [form.text]: randomUUID() };
  const { body } = await postForm(api.url, form, fields).expect(201);
  const [mail] = await api.sql<{ id: string }>(
    `WITH enquiry AS (UPDATE ${form.table} SET standing = $3, state = 'closed', answer_due_at = NULL, created_at = now() - make_interval(days => $2)
       WHERE reference = $1 RETURNING id, created_at)
     INSERT INTO received_mails (${columnOf[form.table]}, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
       subject, body, quoted, is_cut, arrived_at, created_at)
     SELECT id, $1, 1, 1, uuid_send(id), 'reply', 'Asha', 'asha@mail.example', 'x', 'x', '', false, now(), created_at FROM enquiry RETURNING id`,
    [body.reference, days, standing],
  );
  await api.sql(
    `INSERT INTO received_files (mail_id, name, type, size, scan_state, bytes) VALUES ($1, 'a.pdf', 'x/x', 1, 'clean', 'x')`,
    [mail!.id],
  );
  return mail!.id;
}

const left = async () =>
  (await api.sql<{ id: string }>('SELECT m.id FROM received_mails m JOIN received_files f ON f.mail_id = m.id')).map(
    ({ id }) => id,
  );

describe.each(forms)('A mail that was received about an enquiry in $table', (form) => {
  it('goes with it when its time is over, with its files, and no sooner', async () => {
    await api.sql("UPDATE retention_rounds SET started_at = now() - interval '1 day', ended_at = now()");
    await addAnswered(form, 731);
    await addAnswered(form, 31, 'held');
    const kept = [await addAnswered(form, 729), await addAnswered(form, 29, 'held')];
    const removed = await worker.get(CarryOutRetention, { strict: false }).run();
    expect(removed).toMatchObject({ [form.kind]: 1, held: 1 });
    expect((await left()).toSorted()).toEqual(kept.toSorted());
    await api.sql('DELETE FROM received_mails');
  });
});
