import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillForm } from '../support/application.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendOnce } from '../support/send-application.ts';
import { sha256 } from '../support/sha256.ts';
import { type Parts, startParts } from '../support/system/parts.ts';
import { logInAsHr, type StaffSession } from '../support/system/staff-session.ts';
import { until } from '../support/until.ts';

/** What became of an application with a file. */
export interface Applied {
  /** The words at the field; null when the file was taken. */
  refused: string | null;
  id: string;
  type: string;
  /** Whether HR got the bytes that were sent. */
  isOpened: boolean;
}

export interface Product extends Pick<Parts, 'databaseUrl' | 'stop'> {
  hr: StaffSession;
  /** Applies with each file of a folder, a few at a time, and opens as HR what was taken. By the names of the files. */
  applyWith(folder: string, files: readonly string[]): Promise<Map<string, Applied>>;
}

const AT_ONCE = 4;
/** A reader that is not there: files are filed and handed out, and nobody looks into them. Nobody is told of them either. */
const filedOnly = { READER_URL: 'unix:///nowhere/reader.sock', ACKNOWLEDGE: 'none' };

/** The product on services of its own. @param isRead whether its worker looks into what is filed */
export async function startProduct({ isRead }: { isRead: boolean }): Promise<Product> {
  const parts = await startParts({ environment: isRead ? {} : filedOnly });
  try {
    const hr = await logInAsHr(parts);
    const applyWith = async (folder: string, files: readonly string[]) => {
      const sent = await sendEach(parts, folder, files);
      // It would go on asking for a reader, beside all that follows.
      if (!isRead) await parts.worker.stop();
      return new Map([...sent.refused, ...(await openEach(parts, hr, folder, sent.references))]);
    };
    return { ...parts, hr, applyWith };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

/** Sends an application with each file, and waits until each that was taken is filed and may be opened. */
async function sendEach({ api, databaseUrl }: Parts, folder: string, files: readonly string[]) {
  const refused = new Map<string, Applied>();
  const references = new Map<string, string>();
  await eachOf(files, async (file, number) => {
    const person = { name: `Person ${number}`, email: `person.${number}@mail.example` };
    const resume = { name: basename(file), bytes: readFileSync(join(folder, file)) };
    const { status, body } = await sendOnce(api, await fillForm(person, resume));
    if (status === 201) references.set(file, body.reference!);
    else refused.set(file, { ...notTaken, refused: body.errors?.['resume'] ?? `${status} ${body.message}` });
  });
  const listWaiting = "SELECT FROM resumes WHERE state = 'received' OR scan_state = 'pending'";
  const isFiled = async () => (await queryOnce(databaseUrl, listWaiting)).length === 0;
  await until('every file is filed', isFiled, { seconds: 300 });
  return { refused, references };
}

async function openEach(
  { databaseUrl }: Parts,
  hr: StaffSession,
  folder: string,
  references: ReadonlyMap<string, string>,
) {
  const opened = new Map<string, Applied>();
  const rows = await queryOnce<{ reference: string; id: string; key: string; type: string }>(
    databaseUrl,
    'SELECT reference, a.id, r.key, r.type FROM applications a JOIN resumes r ON r.application_id = a.id',
  );
  const rowOf = new Map(rows.map((row) => [row.reference, row]));
  await eachOf([...references], async ([file, reference]) => {
    const { id, key, type } = rowOf.get(reference)!;
    const answer = await hr.get(`/uploads/${key}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isOpened = answer.status === 200 && sha256(bytes) === sha256(readFileSync(join(folder, file)));
    opened.set(file, { refused: null, id, type, isOpened });
  });
  return opened;
}

const notTaken = { id: '', type: '', isOpened: false };

/** A few at a time, each with its number. */
async function eachOf<Item>(items: readonly Item[], act: (item: Item, number: number) => Promise<void>): Promise<void> {
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
