import fc from 'fast-check';
import { makeDocx, makePdf } from '../make-files';
import { type Fields, jsonFieldsOf, type Target, textFieldsOf } from './fields';
import { anyText } from './texts';

export interface Body {
  type: string;
  bytes: Buffer;
}

/** Field by field, so that names may come twice and `__proto__` is a name like any other. */
const toJson = (fields: Fields): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join()}}`;

const rawJson = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '1e999',
  '-',
  '"text"',
  '{"a":1,}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '{"__proto__":{"role":"hr"}}',
  '\ufeff{}',
  `{"name":"${'\\ud83d'.repeat(100)}"}`,
  '9'.repeat(10_000),
);

const jsonBody = (target: Target): fc.Arbitrary<Body> =>
  fc
    .oneof({ weight: 6, arbitrary: jsonFieldsOf(target).map(toJson) }, fc.json({ maxDepth: 4 }), rawJson)
    .map((text) => ({ type: 'application/json', bytes: Buffer.from(text) }));

// A half of a character cannot be written as a part of an address.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const urlencodedBody = (target: Target): fc.Arbitrary<Body> =>
  fc
    .oneof(
      {
        weight: 5,
        arbitrary: textFieldsOf(target).map((fields) =>
          fields.map(([name, value]) => `${encode(name)}=${encode(value as string)}`).join('&'),
        ),
      },
      fc.constantFrom('%', '%zz=%', '&&&&', '=', 'a=%ff%fe', 'a[b][c]=1', 'a[]=1&a[]=2', '&'.repeat(10_000), 'name'),
      anyText,
    )
    .map((text) => ({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) }));

const documents: Buffer[] = [
  makePdf(),
  makeDocx(),
  Buffer.alloc(0),
  Buffer.from('<svg onload=x>'),
  Buffer.from('PK\x03\x04'),
];

const file = fc.record({
  field: fc.oneof({ weight: 6, arbitrary: fc.constant('resume') }, anyText),
  name: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('cv.pdf', 'cv.docx', 'cv.doc', '') }, anyText),
  type: fc.constantFrom('application/pdf', 'application/octet-stream', 'text/html', 'x', ''),
  bytes: fc.oneof(
    fc.constantFrom(...documents),
    fc.uint8Array({ maxLength: 300 }).map((bytes): Buffer => Buffer.from(bytes)),
  ),
});

const partName = (text: string) => text.toWellFormed();

const multipartBody = (target: Target): fc.Arbitrary<Body> =>
  fc.tuple(textFieldsOf(target), fc.array(file, { maxLength: 2 })).map(([fields, files]) => {
    const parts = fields.map(([name, value]): Buffer =>
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="${partName(name)}"\r\n\r\n${String(value)}\r\n`),
    );
    for (const { field, name, type, bytes } of files) {
      const head = `--b\r\nContent-Disposition: form-data; name="${partName(field)}"; filename="${partName(name)}"`;
      parts.push(Buffer.from(`${head}\r\nContent-Type: ${type}\r\n\r\n`), bytes, Buffer.from('\r\n'));
    }
    return { type: 'multipart/form-data; boundary=b', bytes: Buffer.concat([...parts, Buffer.from('--b--\r\n')]) };
  });

/** Leaves most bodies alone; of the others something is cut off, put before them, or turned over. */
const damage = fc.oneof(
  { weight: 12, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc.nat({ max: 100 }).map((percent) => (bytes: Buffer) => bytes.subarray(0, (bytes.length * percent) / 100)),
  fc.tuple(fc.nat(), fc.nat({ max: 255 })).map(([at, byte]) => (bytes: Buffer): Buffer => {
    const turned: Buffer = Buffer.from(bytes);
    if (turned.length > 0) turned[at % turned.length] = byte;
    return turned;
  }),
  fc.constant((bytes: Buffer) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])),
);

/** The body that most clients of the target send, damaged in all ways, and now and then the body of another target. */
export function bodyOf(target: Target): fc.Arbitrary<Body> {
  const kinds = { json: jsonBody(target), urlencoded: urlencodedBody(target), multipart: multipartBody(target) };
  const ownType = { weight: 9, arbitrary: kinds[target.sentAs ?? 'json'] };
  return fc
    .tuple(fc.oneof(ownType, ...Object.values(kinds)), damage)
    .map(([{ type, bytes }, break_]) => ({ type, bytes: break_(bytes) }));
}
