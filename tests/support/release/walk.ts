import assert from 'node:assert/strict';
import { fillForm } from '../application.ts';
import { fillEnquiry } from '../enquiry.ts';
import type { MailServer } from '../mail-server.ts';
import { sendEnquiryOnce, sendOnce } from '../send-application.ts';
import type { StaffSession } from '../system/staff-session.ts';
import { until } from '../until.ts';

export interface Walked {
  api: string;
  site: string;
  mail: MailServer;
  hr: StaffSession;
}

/** The time in which a mail must have left: a worker that cannot work is told apart from a busy machine. */
const PATIENCE = { seconds: 60 };

/** The mails are encoded in several ways; the reference stands in all of them. */
const arrives = (mail: MailServer, recipient: string, reference: string) =>
  until(
    `a mail about ${reference} is with ${recipient}`,
    () => mail.taken.some(({ recipients, raw }) => recipients.includes(recipient) && raw.includes(reference)),
    PATIENCE,
  );

/**
 * One way through what the system does: an application with its resume and an enquiry are sent and their mails arrive, HR finds
 * both the new application and all `earlier` ones, reads the resume and moves the application.
 * @returns the reference of the application
 * @throws at the first step that fails, with its answer
 */
export async function walk({ api, site, mail, hr }: Walked, earlier: string[]): Promise<string> {
  const filled = await fillForm();
  const sent = await sendOnce(api, filled);
  assert.equal(sent.status, 201, `the application is answered ${JSON.stringify(sent.body)}`);
  const { reference = '' } = sent.body;
  const enquired = await sendEnquiryOnce(api, fillEnquiry(earlier.length));
  assert.equal(enquired.status, 201, `the enquiry is answered ${JSON.stringify(enquired.body)}`);
  await arrives(mail, 'hr@plumbline.example', reference);
  await arrives(mail, 'hello@plumbline.example', enquired.body.reference!);
  const application = await until(
    'the resume is filed',
    async () => {
      const found = await hr.find(reference);
      return found?.resumeState === 'stored' ? found : undefined;
    },
    PATIENCE,
  );
  const resume = await hr.get(`/uploads/${application.resume}`);
  assert.equal(resume.status, 200, 'the resume is read');
  assert.deepEqual(new Uint8Array(await resume.arrayBuffer()), new Uint8Array(filled.resume!.bytes));
  const moved = await fetch(`${api}/api/admin/applications/${application._id}/stage`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site, Cookie: hr.cookie },
    body: JSON.stringify({ stage: 'screening' }),
  });
  assert.equal(moved.status, 200, `the move is answered ${await moved.text()}`);
  for (const before of [...earlier, reference])
    assert.equal((await hr.find(before))?.stage, 'screening', `${before} is in the list, and was moved`);
  return reference;
}
