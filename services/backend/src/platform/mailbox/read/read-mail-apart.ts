import { extname, join } from 'node:path';
import type { Frame } from '../../child/frame';
import { ChildFailed, type ChildLimits, OneAtATime, runInChild } from '../../child/run-in-child';
import { mailLimits, type MailFile, type ReadMail } from './read-mail.facts';

/** A mail that no try will read. */
export class MailUnreadable extends Error {}

/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/read-mail${extname(__filename)}`);
/** A mail of 30 MB takes about 200 MB and a second. */
const usualLimits: ChildLimits = {
  timeMs: 20_000,
  clockMs: 120_000,
  memoryMb: 400,
  outputBytes: mailLimits.bytes + 4 * 1024 * 1024,
};
const turns = new OneAtATime(8);

/** As the child writes it: the mail without the bytes of its files, which follow, each in a frame of its own. */
type MailHead = Omit<ReadMail, 'files'>;

/**
 * Reads a mail in a process of its own: a stranger's mail can take minutes and all memory
 * (nodemailer/mailparser#389, #203). @throws MailUnreadable
 */
export async function readMailApart(source: Buffer, isWhole: boolean, limits = usualLimits): Promise<ReadMail> {
  let mail: MailHead | undefined;
  const files: MailFile[] = [];
  const onFrame = async ({ head, body }: Frame) => {
    if (mail) files.push({ ...(head as Omit<MailFile, 'bytes'>), bytes: body });
    else mail = head as MailHead;
  };
  try {
    const task = { script, args: [isWhole ? 'whole' : 'beginning'], input: source, limits, onFrame };
    await turns.run(() => runInChild(task));
  } catch (error) {
    if (error instanceof ChildFailed) throw new MailUnreadable(`The mail cannot be read: ${error.reason}`);
    throw error;
  }
  if (!mail) throw new MailUnreadable('The mail cannot be read: nothing came of it');
  return { ...mail, files };
}
