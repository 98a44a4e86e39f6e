import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import fc from 'fast-check';
import type { Resume } from './resumes.repository';
import { attachment } from '../../../platform/http/files/send-file';
import { resumeFileName, sendResume } from './send-file';

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

describe('The file name of a resume', () => {
  it('is made of the applicant and the type', () => {
    expect(resumeFileName('Arjun Rao', 'pdf')).toBe('Arjun-Rao-resume.pdf');
    expect(resumeFileName('अर्जुन राव', 'docx')).toBe('अर्जुन-राव-resume.docx');
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd-resume.pdf'],
    ['C:\\evil.exe\0', 'C-evil-exe-resume.pdf'],
    ['a"; filename="x.html', 'a-filename-x-html-resume.pdf'],
    ['\u202Egnp.exe', 'gnp-exe-resume.pdf'],
    ['line\r\nSet-Cookie: a=b', 'line-Set-Cookie-a-b-resume.pdf'],
    ['...', 'applicant-resume.pdf'],
  ])('has nothing of %j that a file system or a header could stumble over', (name, expected) => {
    expect(resumeFileName(name, 'pdf')).toBe(expected);
  });

  it('keeps whole characters, so that it can always be sent', () => {
    expect(() => attachment(resumeFileName(`a${'𝐀'.repeat(100)}`, 'pdf'))).not.toThrow();
  });

  it('stays short', () => {
    expect(resumeFileName('x'.repeat(120), 'pdf')).toHaveLength(80 + '-resume.pdf'.length);
  });
});

describe('The header of an attachment', () => {
  it('says the name once where it is plain', () => {
    expect(attachment('Arjun-Rao-resume.pdf')).toBe('attachment; filename="Arjun-Rao-resume.pdf"');
  });

  it('says it in UTF-8 as well where it is not', () => {
    expect(attachment('José-resume.pdf')).toBe(
      `attachment; filename="Jose-resume.pdf"; filename*=UTF-8''Jos%C3%A9-resume.pdf`,
    );
  });

  it('is one well-formed line for any name', () => {
    const line = /^attachment; filename="[\w.-]+"(; filename\*=UTF-8''[\w.%-]+)?$/;
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => line.test(attachment(resumeFileName(name, 'pdf')))));
  });
});
