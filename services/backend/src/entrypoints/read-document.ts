import { buffer } from 'node:stream/consumers';
import { report } from '../modules/resumes/reader/report';

/** A process for one document, which comes by stdin; its type is the argument. It is started by the worker, see `ReadDocument`. */
const readers: Record<string, () => Promise<(bytes: Buffer) => Promise<void>>> = {
  pdf: async () => (await import('../modules/resumes/reader/read-pdf.js')).readPdf,
  docx: async () => (await import('../modules/resumes/reader/read-word.js')).readDocx,
  doc: async () => (await import('../modules/resumes/reader/read-word.js')).readDoc,
};

void (async () => {
  const read = await readers[process.argv[2] ?? '']?.();
  await read?.(await buffer(process.stdin));
  await report.end();
  process.exit(read ? 0 : 2);
})();
