import { HealthParts } from '../../../platform/health/health-server';
import { mkdtempSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '../../../../test/eventually';
import { makeTextPdf } from '../../../../test/make-documents';
import { postApplication } from '../../../../test/post-application';
import { readDocument } from '../../../../test/read-document';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { ReaderUnavailable, ReadDocument } from './read-document';
import { serveReader } from './serve-reader';

const path = join(mkdtempSync(join(tmpdir(), 'frontdoor-reader-')), 'reader.sock');
const READER_URL = `unix://${path}`;
const broken: unknown[] = [];
const newReader = () => new ReadDocument({ READER_URL: new URL(READER_URL) });
const serve = () => serveReader(path, (error) => broken.push(error));
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

describe('A worker whose reader service is away', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let api: TestApi;
  let worker: INestApplicationContext;
  beforeAll(async () => {
    smtp = await startSmtp();
    api = await startApi();
    const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
    worker = await startWorker({ DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL, MAIL_URL: smtp.url, READER_URL });
  });
  afterAll(async () => {
    await worker.close();
    await Promise.all([api.stop(), smtp.stop()]);
  });

  it('sends its mails, keeps the document, and has it read once the service is there', async () => {
    const state = async () => {
      const job = "SELECT state, last_error FROM outbox_jobs WHERE job = 'resumes.examine'";
      return (await api.sql<{ state: string; last_error: string | null }>(job))[0];
    };
    const parts = worker.get(HealthParts, { strict: false });
    await postApplication(api.url, { file: { name: 'cv.pdf', bytes: makeTextPdf({ text: 'Patience' }) } }).expect(201);
    await eventually(async () => Boolean((await state())?.last_error), 'a try to have the resume read');
    expect(await state()).toEqual({ state: 'pending', last_error: 'Error: The reader of documents cannot be reached' });
    await eventually(() => smtp.mails.length > 0, 'the mail to HR');
    expect(await parts.check()).toMatchObject({ reader: 'down' });

    const server = await serve();
    expect(await parts.check()).toMatchObject({ reader: 'ok' });
    await eventually(async () => (await state())?.state === 'done', 'a resume that was read');
    const [read] = await api.sql('SELECT text FROM resume_texts');
    expect(read).toMatchObject({ text: expect.stringContaining('Patience') });
    await close(server);
  });
});

describe('The reader service', () => {
  let server: Server;
  beforeAll(async () => void (server = await serve()));
  afterAll(() => close(server));

  it('says of a document what is said without it, on a socket that only its group may use', async () => {
    const bytes = makeTextPdf({ pages: 2 });
    expect(await readDocument('pdf', bytes, newReader())).toEqual(await readDocument('pdf', bytes));
    expect(statSync(path).mode & 0o777).toBe(0o660);
  });

  it('serves one worker after the other, and tells each why its document broke off', async () => {
    const both = [
      readDocument('pdf', makeTextPdf(), newReader()),
      readDocument('exe' as 'pdf', makeTextPdf(), newReader()),
    ];
    const [whole, odd] = await Promise.all(both);
    expect([whole?.fault, odd?.fault]).toEqual([null, 'crash']);
    expect(broken).toEqual([]);
  });
});

describe('A reader service that goes away in the middle', () => {
  it('says nothing about the document, which is to be tried again', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(path);
    await expect(readDocument('pdf', makeTextPdf(), newReader())).rejects.toThrow(ReaderUnavailable);
    await close(server);
  });
});
