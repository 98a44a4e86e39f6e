import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { sendRaw } from '../../../../test/send-raw';
import type { ExpectedError } from '../errors/expected-error';
import { readBody } from './read-body';

const start = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

describe('A small body', () => {
  const app = express()
    .use(readBody([], 50))
    .use((error: ExpectedError, _request: Request, response: Response, _next: NextFunction) => {
      response.set(error.headers).status(error.statusCode).send(error.code);
    });
  const server = createServer(app);
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each(['Content-Length: 100\r\n\r\n{"a":', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n'])(
    'that never comes to its end is answered with 408, and the connection ends: %j',
    async (rest) => {
      const answer = await sendRaw(url, `${start}${rest}`);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/\r\n\r\nrequest_timeout$/);
    },
  );
});
