import type pg from 'pg';

/** Every message comes from an address of its own, so that no limit of acknowledgements is met. */
const addMessages = `
  WITH messages AS (
    INSERT INTO contact_messages (reference, name, number, email, message)
    SELECT regexp_replace(upper(lpad(to_hex($2::int + n), 8, '0')), '(....)(....)', 'FD-\\1-\\2'),
      'Asha Verma', '+91 98123 45678', 'asha.verma.' || $2 || '.' || n || '@mail.example',
      'We run eleven clinics and need a booking system that our patients can use on an old phone.'
    FROM generate_series(1, $1::int) n RETURNING id)
  INSERT INTO outbox (event, subject_id) SELECT 'contact-message.submitted', id FROM messages`;

/** Commits `count` contact messages with their events, as if all had come at once. Each leads to two mails. */
export async function addContactMessages(client: pg.Client, count: number, first: number): Promise<void> {
  await client.query(addMessages, [count, first]);
}
