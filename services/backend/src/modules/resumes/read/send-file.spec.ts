import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import type { Resume } from './resumes.repository';
import { sendResume } from './send-file';

const resume = { type: 'pdf', size: 50_000_000, applicant: 'Arjun Rao' } as unknown as Resume;

describe('Sending a resume', () => {
  it('ends quietly when the reader goes away', async () => {
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
    const server = createServer((_, response) => {
      sendResume(response as Response, resume, Buffer.alloc(resume.size)).then(resolve, reject);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const request = get({ port, host: '127.0.0.1', agent: false }).on('error', () => undefined);
    request.on('response', (answer) => answer.once('data', () => request.destroy()).on('error', () => undefined));
    await expect(ended).resolves.toBeUndefined();
    server.close();
  });
});
