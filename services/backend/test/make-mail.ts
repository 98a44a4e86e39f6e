/** A mail as it lies in a mailbox. One without a value is left out; those of the same name as a usual one replace it. */
export function makeMail(
  headers: Record<string, string | null | undefined>,
  body: string | readonly string[] = 'Yes, please.',
): string {
  const usual = {
    From: 'Chitra Rao <chitra@mail.example>',
    To: 'office@desk.example',
    Subject: 'Re: your mail',
    Date: 'Fri, 27 Nov 2026 10:00:00 +0000',
    'Message-ID': `<${Math.random().toString(36).slice(2)}@mail.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
  };
  const lines = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
    value == null ? [] : `${name}: ${value}`,
  );
  return [...lines, '', ...(typeof body === 'string' ? [body] : body), ''].join('\n').replace(/\r?\n/g, '\r\n');
}

const BOUNDARY = 'part-of-this-mail';

/** Headers and body of a mail of several parts, each with its own headers. */
export function parts(type: string, ...contents: string[]): [headers: Record<string, string>, body: string] {
  const body = [...contents.map((content) => `--${BOUNDARY}\n${content}`), `--${BOUNDARY}--`].join('\n');
  return [{ 'Content-Type': `${type}; boundary="${BOUNDARY}"` }, body];
}

export const textPart = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;

export const filePart = (name: string, content: string | Buffer, type = 'application/pdf') =>
  `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(content).toString('base64')}`;

/**
 * What a mail server sends back with the head of a mail that it could not deliver (RFC 3464). `head` are more headers of that, and
 * the type of its part.
 */
export function makeBounce(
  messageId: string | undefined,
  recipient: string,
  action = 'failed',
  { type: partType = 'text/rfc822-headers', ...head }: Record<string, string> = {},
): string {
  const status = `Content-Type: message/delivery-status

Reporting-MTA: dns; mx.mail.example

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: no
 such user here`;
  const lines = Object.entries({
    From: 'desk@plumbline.example',
    'Message-ID': String(messageId),
    Subject: 'Re: yours',
    ...head,
  }).map(([name, value]) => `${name}: ${value}`);
  const returned = [
    `Content-Type: ${partType}`,
    '',
    ...lines,
    ...(partType === 'message/rfc822' ? ['', 'Hello'] : []),
  ].join('\n');
  const [type, body] = parts(
    'multipart/report; report-type=delivery-status',
    textPart('It could not be delivered.'),
    status,
    returned,
  );
  return makeMail(
    {
      From: 'Mail Delivery System <MAILER-DAEMON@mx.mail.example>',
      'Return-Path': '<>',
      'Auto-Submitted': 'auto-replied',
      ...type,
    },
    body,
  );
}
