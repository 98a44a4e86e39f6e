import { makePdf } from '../../../test/make-files';
import { validFields } from '../../../test/post-application';
import { startApi, type TestApi } from '../../../test/start-api';

const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
/** Bytes of other character sets, and bytes that UTF-8 forbids. */
const notUtf8 = { 'half of a surrogate pair': 'eda080', 'ISO-8859-1': 'e9', 'an overlong form': 'c0af' };
const broken = Object.entries(notUtf8).map(([name, hex]) => [name, Buffer.from(hex, 'hex')] as const);

const named = (name: string | Buffer, content: string | Buffer, more = '') =>
  bytes('--b\r\nContent-Disposition: form-data; name="', name, `"\r\n${more}\r\n`, content, '\r\n');
const resumeWith = (head: string | Buffer) => bytes('--b\r\n', head, '\r\n', makePdf(), '\r\n');
const disposed = (parameters: string | Buffer) =>
  resumeWith(bytes('Content-Disposition: form-data; name="resume"; ', parameters, '\r\n'));
const disposition = 'Content-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n';
const lastPart = disposed('filename="cv.pdf"');

describe('The parts of a form', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.sql('TRUNCATE applications, outbox, idempotency_keys CASCADE'));

  const send = async (body: Buffer) => {
    const answer = await fetch(`${api.url}/api/application`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: new Uint8Array(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const fields = ({ ...changes }: Record<string, string> = validFields) =>
    bytes(...Object.entries(changes).map(([name, value]) => named(name, value)));
  const whole = (...parts: (string | Buffer)[]) => bytes(fields(), ...parts, '--b--\r\n');
  const resumeNames = () => api.sql('SELECT original_name, size FROM resumes');
  const expectRefused = async (form: Buffer) => {
    const { status, body } = await send(form);
    expect([status, body]).toEqual([
      400,
      {
        statusCode: 400,
        code: 'malformed_request',
        message: expect.any(String) as string,
        msg: body['message'],
        errors: {},
        requestId: expect.any(String) as string,
      },
    ]);
    expect(await api.sql('SELECT 1 FROM applications')).toEqual([]);
  };

  it.each([
    ['a quote inside of the quotes', disposed('filename="a"b.pdf"')],
    ['no closing quote', disposed('filename="x.pdf')],
    ['no Content-Disposition', resumeWith('Content-Type: application/pdf\r\n')],
    ['no header at all', resumeWith('')],
    ['another disposition', resumeWith('Content-Disposition: attachment; name="resume"; filename="x.pdf"\r\n')],
    ['another disposition without a file name', resumeWith('Content-Disposition: attachment; name="resume"\r\n')],
    ['no name', resumeWith('Content-Disposition: form-data; filename="x.pdf"\r\n')],
    ['an empty name', resumeWith('Content-Disposition: form-data; name=""; filename="x.pdf"\r\n')],
    ['two names', disposed('name="message"; filename="x.pdf"')],
    ['two file names', disposed('filename="x.pdf"; filename="y.pdf"')],
    ['two Content-Dispositions', resumeWith(`${disposition}${disposition}`)],
    ['a header without a colon', resumeWith(`${disposition}Content-Type\r\n`)],
    ['a line that ends with LF alone', resumeWith(`Content-Type: application/pdf\n${disposition}`)],
    ['a NUL in a header', disposed('filename="x\0.pdf"')],
    ['headers of a hundred kilobytes', resumeWith(`${disposition}X-Long: ${'x'.repeat(100_000)}\r\n`)],
    ['base64', resumeWith(`${disposition}Content-Transfer-Encoding: base64\r\n`)],
    ['a file name in another character set', disposed("filename*=ISO-8859-1''r%E9sum%E9.pdf")],
    ['a broken escape', disposed("filename*=UTF-8''r%E.pdf")],
    ['a file name in pieces', disposed('filename*0="x"; filename*1=".pdf"')],
  ])('are refused all together when the file has %s', (_what, part) => expectRefused(whole(part)));

  it.each([
    ['text before the first', bytes('\ufeff', fields(), lastPart, '--b--\r\n')],
    ['a part after the end', bytes(fields(), '--b--\r\n', lastPart, '--b--\r\n')],
    ['something behind a boundary', bytes(fields(), '--bx\r\n', disposition, '\r\n', makePdf(), '\r\n--b--\r\n')],
    ['a boundary that ends with LF alone', bytes(fields(), '--b\n', disposition, '\r\n', makePdf(), '\r\n--b--\r\n')],
    ['no end', bytes(fields(), lastPart)],
    ['half an end', bytes(fields(), lastPart, '--b-')],
    ['an end inside of a head', bytes(fields(), '--b\r\n', 'Content-Disposition: form-data\r\n', '--b--\r\n')],
    ['the same name twice', whole(named('message', 'again'))],
    ['the file twice', whole(lastPart, lastPart)],
    ['a file where none belongs', whole(named('photo', 'PNG', 'Content-Type: application/octet-stream\r\n'))],
    ['a text of another character set', whole(named('phone', '1', 'Content-Type: text/plain; charset=utf-16\r\n'))],
  ])('are refused all together when the form has %s', (_what, form) => expectRefused(form));

  it.each(broken)('are refused all together when they are not UTF-8: %s', async (_what, letter) => {
    const { message, ...others } = validFields;
    const rest = fields(others);
    await expectRefused(bytes(rest, named('message', bytes(message, letter)), '--b--\r\n'));
    const declared = named('message', bytes(message, letter), 'Content-Type: text/plain; charset=UTF-8\r\n');
    await expectRefused(bytes(rest, declared, '--b--\r\n'));
    await expectRefused(whole(named(bytes('phone', letter), '1')));
    await expectRefused(whole(disposed(bytes('filename="r', letter, 'sum.pdf"'))));
    const escaped = letter.toString('hex').replaceAll(/../g, '%$&');
    await expectRefused(whole(disposed(`filename*=UTF-8''r${escaped}sum.pdf`)));
  });

  it.each([
    ['filename="a\\"b.pdf"', 'a"b.pdf'],
    ['filename="a%22b.pdf"', 'a"b.pdf'],
    ['filename="100%25.pdf"', '100%25.pdf'],
    ['filename="a;b=c.pdf"', 'a;b=c.pdf'],
    ['filename="résumé 履歴書 😀.pdf"', 'résumé 履歴書 😀.pdf'],
    ['filename="C:\\Users\\asha\\cv.pdf"', 'cv.pdf'],
    ['filename="../../cv.pdf"', 'cv.pdf'],
    ['filename=cv.pdf', 'cv.pdf'],
    ["filename*=UTF-8''r%C3%A9sum%C3%A9%20%22x%22.pdf", 'résumé "x".pdf'],
    ['filename="resume.pdf"; filename*=utf-8\'en\'r%c3%a9sum%c3%a9.pdf', 'résumé.pdf'],
    ['FileName = "cv.pdf" ; size=12', 'cv.pdf'],
    ['\r\n filename="cv.pdf"', 'cv.pdf'],
  ])('are understood with %s', async (parameters, name) => {
    expect(await send(whole(disposed(parameters)))).toMatchObject({ status: 201 });
    expect(await resumeNames()).toEqual([{ original_name: name, size: makePdf().length }]);
  });

  it.each([
    ['capitals in the names of the headers', `CONTENT-DISPOSITION: FORM-DATA; NAME="resume"; filename="cv.pdf"\r\n`],
    ['headers that mean nothing here', `X-Part: 1\r\n${disposition}Content-Type: text/html; x\r\n`],
    ['an identity encoding', `${disposition}Content-Transfer-Encoding: binary\r\n`],
  ])('are understood with %s', async (_what, head) => {
    expect(await send(whole(resumeWith(head)))).toMatchObject({ status: 201 });
    expect(await resumeNames()).toHaveLength(1);
  });

  it('are understood after an empty line, and before one', async () => {
    expect(await send(bytes('\r\n', fields(), lastPart, '--b--\r\n\r\n'))).toMatchObject({ status: 201 });
    expect(await resumeNames()).toHaveLength(1);
  });
});
