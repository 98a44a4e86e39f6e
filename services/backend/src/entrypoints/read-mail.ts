import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { encodeFrame } from '../platform/child/frame';
import { readMail } from '../platform/mailbox/read/read-mail';

/** A process for one mail, which comes by stdin; the argument says whether it is the whole mail. It is started by `readMailApart`. */
void (async () => {
  const { files, ...mail } = await readMail(await buffer(process.stdin), process.argv[2] === 'whole');
  const out = new Socket({ fd: 3, readable: false, writable: true });
  out.write(encodeFrame(mail));
  for (const { bytes, ...file } of files) out.write(encodeFrame(file, bytes));
  await new Promise<void>((resolve) => out.end(resolve));
})().then(
  () => process.exit(0),
  () => process.exit(1),
);
