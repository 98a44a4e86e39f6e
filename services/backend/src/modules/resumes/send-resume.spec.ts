import { once } from 'node:events';
import { type Server, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Response } from 'express';
import type { Resume } from './resumes.repository';
import { sendResume } from './send-resume';

const resume = { type: 'pdf', size: 1_000_000, applicant: 'Arjun Rao' } as unknown as Resume;

/** Serves one request with the given bytes; tells how the sending ended. */
async function serve(bytes: Readable): Promise<{ server: Server; ended: () => Promise<unknown> }> {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  const server = createServer((_, response) => {
    sendResume(response as Response, resume, bytes).then(
      () => resolve('quietly'),
      (error: unknown) => resolve(error),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, ended: () => ended };
}

const ask = (server: Server) => get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });

async function* endless() {
  for (;;) yield await Promise.resolve(Buffer.alloc(1_000));
}

async function* broken() {
  yield await Promise.resolve(Buffer.alloc(1_000));
  throw new Error('the storage went away');
}

describe('Sending a resume', () => {
  it('cuts the connection and passes the fault on when storage fails half-way', async () => {
    const { server, ended } = await serve(Readable.from(broken()));
    const cut = new Promise<unknown>((resolve) => {
      ask(server)
        .on('response', (answer) => answer.resume().on('error', resolve))
        .on('error', resolve);
    });
    await expect(ended()).resolves.toMatchObject({ message: 'the storage went away' });
    await expect(cut).resolves.toMatchObject({ code: 'ECONNRESET' });
    server.close();
  });

  it('lets go of the file quietly when the reader goes away', async () => {
    const bytes = Readable.from(endless());
    const { server, ended } = await serve(bytes);
    const request = ask(server).on('error', () => undefined);
    request.on('response', (answer) => answer.once('data', () => request.destroy()).on('error', () => undefined));
    await expect(ended()).resolves.toBe('quietly');
    expect(bytes.destroyed).toBe(true);
    server.close();
  });
});
