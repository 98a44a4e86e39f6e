import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { type Enquiry, fillEnquiry } from '../support/enquiry.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendEnquiryUntilAcknowledged } from '../support/send-application.ts';
import { until } from '../support/until.ts';

const skipped = { skip: isLongForm ? false : 'a stack of its own under load; TEST_ALL=yes' };

let parts: Parts;
before(async () => {
  if (isLongForm) parts = await startParts();
});
after(() => parts?.stop());

interface Visit {
  /** The references of all answered submissions. */
  references: string[];
  /** The submission that got no answer; `how` is its error. */
  unanswered: Enquiry;
  how: string | undefined;
}

/** The number of submissions taken from all visitors. */
let received = 0;

/** One visitor behind a gateway: sends on a connection that stays open, until there is no answer. */
async function sendUntilGone(first: number): Promise<Visit> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const references: string[] = [];
  for (let number = first; ; number += 1) {
    const enquiry = fillEnquiry(number);
    const answer = await send(enquiry, agent);
    if (answer instanceof Error) {
      agent.destroy();
      return { references, unanswered: enquiry, how: answer.code };
    }
    assert.equal(answer.status, 201, answer.body);
    references.push((JSON.parse(answer.body) as { reference: string }).reference);
    received += 1;
  }
}

function send({ path, key, fields }: Enquiry, agent: Agent) {
  return new Promise<{ status: number; body: string } | NodeJS.ErrnoException>((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const call = request(`${parts.api}${path}`, { method: 'POST', agent, headers }, (response) => {
      // A body that ends too early is half an answer.
      text(response).then(
        (body) => resolve({ status: response.statusCode!, body }),
        (error: Error) => resolve({ status: 0, body: String(error) }),
      );
    });
    call.on('error', resolve).end(JSON.stringify(fields));
  });
}

test(
  'an API that is asked to stop under load answers what it has taken and ends by itself; the rest is sent again, once each',
  skipped,
  async () => {
    const visitors = Array.from({ length: 12 }, (_, at) => sendUntilGone(at * 100_000));
    await until('there is much under way', () => received > 20 * visitors.length);
    const { process } = parts.apiProcess.part;
    await parts.apiProcess.stop();
    const visits = await Promise.all(visitors);
    assert.equal(process.exitCode, 0);
    await parts.apiProcess.start();
    const again = visits.map(({ unanswered }) => sendEnquiryUntilAcknowledged(parts.api, unanswered));
    const references = visits.flatMap((visit) => visit.references);
    assert.ok(references.length > visits.length, `${references.length} were taken`);
    references.push(...(await Promise.all(again)).map(({ reference }) => reference));
    const sql = `SELECT reference FROM consultations UNION ALL SELECT reference FROM home_enquiries
    UNION ALL SELECT reference FROM contact_messages`;
    const kept = (await queryOnce(parts.databaseUrl, sql)).map(({ reference }) => String(reference));
    assert.deepEqual(kept.toSorted(), references.toSorted());
    console.log(`${references.length} taken; unanswered:`, visits.map(({ how }) => how).join(' '));
  },
);
