// Runs in the backend's image, see templates/tests/send-message.yaml. Sends one message by the contact form and finds it.
const { randomUUID } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { Client } = require('pg');

async function send() {
  const answer = await fetch(`${process.env.GATEWAY}/api/form/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      name: 'Helm Test',
      email: 'helm-test@frontdoor.example',
      number: '0120 455 6677',
      message: 'A test of this installation has sent this message. Nobody waits for an answer.',
    }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`The message was answered ${answer.status}: ${text}`);
  return JSON.parse(text).reference;
}

async function find(reference) {
  const url = readFileSync(process.env.DATABASE_URL_FILE, 'utf8').trim();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM contact_messages WHERE reference = $1', [reference]);
  await client.end();
  if (rowCount !== 1) throw new Error(`${reference} was acknowledged and is there ${rowCount} times`);
}

void (async () => {
  const reference = await send();
  await find(reference);
  console.log(`${reference} was sent, acknowledged and found`);
})();
