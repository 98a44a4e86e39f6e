import { sendRaw } from '../../../../test/send-raw';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const body = '{"name":"Asha"}';

function send(...headers: string[]): Promise<string> {
  const lines = ['POST /api/form/contact HTTP/1.1', 'Host: site.example', 'Content-Type: application/json', ...headers];
  return sendRaw(api.url, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
}

describe('The length of a request', () => {
  it.each([
    ['in two ways', [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked']],
    ['twice and differently', [`Content-Length: ${body.length}`, 'Content-Length: 3']],
    ['as no number', ['Content-Length: 0x0f']],
    ['in an encoding that is not the last one', ['Transfer-Encoding: chunked, identity']],
  ])('is not believed when it is said %s', async (_, headers) => {
    expect(await send(...headers)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is believed when it is said once', async () => {
    expect(await send(`Content-Length: ${body.length}`)).toContain('"code":"validation_failed"');
  });
});
