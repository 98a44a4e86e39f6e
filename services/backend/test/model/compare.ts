import type { Promised, Submission } from './promised';
import type { System } from './system';

interface Row {
  id: string;
  reference: string;
  stage: string;
  key: string | null;
  state: string | null;
  spooled: Buffer | null;
  ready: boolean;
}
const findRows = `
  SELECT a.id, a.reference, a.stage, r.key, r.state, s.bytes AS spooled
  FROM applications a LEFT JOIN resumes r ON r.application_id = a.id LEFT JOIN resume_spool s ON s.application_id = a.id
  WHERE a.email = $1`;

export const rowsOf = ({ api }: System, { email }: Submission) => api.sql<Row>(findRows, [email]);

/** Mails by what makes them one: recipient and subject. */
function copiesOf({ smtp }: System): Map<string, { to: string; subject: string; ids: string[] }> {
  const copies = new Map<string, { to: string; subject: string; ids: string[] }>();
  for (const { envelope, subject = '', messageId = '' } of smtp.mails) {
    const to = envelope.to.join();
    const known = copies.get(`${to} ${subject}`) ?? { to, subject, ids: [] };
    known.ids.push(messageId);
    copies.set(`${to} ${subject}`, known);
  }
  return copies;
}

/** What holds at every moment. @throws where the system has broken the promise */
export async function compareNow(promised: Promised, system: System): Promise<void> {
  const faults: string[] = [];
  for (const one of promised.submissions) faults.push(...(await faultsOf(one, system)));
  const copies = [...copiesOf(system).values()];
  const written = await system.api.sql<{ id: string }>('SELECT message_id AS id FROM deliveries');
  const messageIds = new Set(written.map(({ id }) => id));
  for (const { to, subject, ids } of copies) {
    if (!ids.every((id) => messageIds.has(id))) faults.push(`"${subject}" has another Message-ID than its delivery`);
    if (ids.length > 2) faults.push(`${ids.length} copies of "${subject}" to ${to}`);
    if (new Set(ids).size > 1) faults.push(`copies of "${subject}" with several Message-IDs`);
    const move = promised.submissions.find(({ email }) => email === to)?.moves.find((each) => each.subject === subject);
    if (to.endsWith('@mail.example') && move?.mail !== 'left')
      faults.push(`"${subject}" has arrived, and ${move ? `its mail is ${move.mail}` : 'its move was taken back'}`);
  }
  const more = copies.reduce((sum, { ids }) => sum + ids.length - 1, 0);
  if (more > promised.killsInMails) faults.push(`${more} mails twice after ${promised.killsInMails} kills`);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

async function faultsOf(one: Submission, system: System): Promise<string[]> {
  const rows = await rowsOf(system, one);
  const [row] = rows;
  if (rows.length > 1) return [`${rows.length} applications of one submission`];
  if (!row) return one.reference ? ['an acknowledged application is lost'] : [];
  const faults: string[] = [];
  if (one.reference && row.reference !== one.reference) faults.push('another reference than was acknowledged');
  if (row.stage !== one.stage) faults.push(`the stage is ${row.stage}, and not ${one.stage}`);
  if (!one.file) return faults;
  const bytes = row.state === 'stored' ? await system.stored(row.key!, one.file.length) : row.spooled;
  if (!bytes?.equals(one.file)) faults.push(`the resume that is ${row.state} has other bytes`);
  return faults;
}

/** What holds once nothing is left to do, beside `compareNow`. @throws where the system has broken the promise */
export async function compareAtRest(promised: Promised, system: System): Promise<void> {
  await compareNow(promised, system);
  const faults: string[] = [];
  const { api } = system;
  const copies = [...copiesOf(system).values()];
  /** A mail whose copies were with workers that were killed twice is left to a person, who is told. */
  const isHeard = async (to: string, subject: string, event: string) => {
    if (copies.some((mail) => mail.to === to && mail.subject.includes(subject))) return true;
    const unsure = `SELECT FROM deliveries d JOIN outbox o ON o.id = d.event_id
      WHERE d.recipient = $1 AND o.subject_id = $2 AND d.state = 'unsure' AND d.again_at IS NULL`;
    return promised.killsInMails >= 2 && (await api.sql(unsure, [to, event])).length > 0;
  };
  for (const one of promised.submissions) {
    const [row] = await rowsOf(system, one);
    if (!row || !one.reference) return Promise.reject(new Error('a submission that was sent again is not there'));
    if (one.file && (row.state !== 'stored' || row.spooled)) faults.push(`the resume is ${row.state} at rest`);
    if (!(await isHeard('hr@plumbline.example', row.reference, row.id)))
      faults.push(`HR has not heard of ${row.reference}`);
    for (const { mail, subject } of one.moves) {
      const [written] = await api.sql<{ id: string }>('SELECT id FROM stage_mails WHERE subject = $1', [subject]);
      if (mail === 'held') faults.push(`"${subject}" waits at rest`);
      if (mail === 'left' && !(written && (await isHeard(one.email, subject, written.id))))
        faults.push(`"${subject}" has not arrived`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}
