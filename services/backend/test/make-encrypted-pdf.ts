import { createCipheriv, createHash } from 'node:crypto';
import { makeTextPdf } from './make-documents';

/** ISO 32000-2, 7.6.4.3.2: what a password that is too short is filled up with. */
const FILL = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.alloc(16, 7);
/** Nothing may be copied, printed or changed. */
const PERMISSIONS = -3904;
const NO_PASSWORD = Buffer.alloc(0);
/** The object with the text of the page in `makeTextPdf`. */
const CONTENT_OBJECT = 4;

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other]!, box[one]!]);
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + box[at]! + key[at % key.length]!) & 255;
    swap(at, to);
  }
  let [one, other] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) & 255;
    other = (other + box[one]!) & 255;
    swap(one, other);
    return byte ^ box[(box[one]! + box[other]!) & 255]!;
  }) as Buffer;
}

/** The text of the page, and the entries of the trailer, of a PDF that opens without a password and forbids copying. */
type Sealed = [drawing: Buffer, encrypt: string];

/** Algorithms 1 to 4 of the standard, with 40 bits. */
function sealWithRc4(drawing: Buffer): Sealed {
  const owner = rc4(md5(FILL).subarray(0, 5), FILL);
  const key = md5(FILL, owner, int32(PERMISSIONS), ID).subarray(0, 5);
  const ofObject = md5(key, Buffer.from([CONTENT_OBJECT, 0, 0, 0, 0])).subarray(0, 10);
  const secrets = `/V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, FILL))}`;
  return [rc4(ofObject, drawing), secrets];
}

const aes = (cipher: string, key: Buffer, iv: Buffer, data: Buffer, padding = false) => {
  const encrypting = createCipheriv(cipher, key, iv).setAutoPadding(padding);
  return Buffer.concat([encrypting.update(data), encrypting.final()]);
};

/** Algorithm 2.B. */
function hashOf(password: Buffer, salt: Buffer, more: Buffer = Buffer.alloc(0)): Buffer {
  let key = createHash('sha256')
    .update(Buffer.concat([password, salt, more]))
    .digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([password, key, more])));
    const encrypted = aes('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32), repeated);
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest]!).update(encrypted).digest();
    last = encrypted.at(-1)!;
  }
  return key.subarray(0, 32);
}

/** Algorithms 8 to 10, of PDF 2.0. */
function sealWithAes256(drawing: Buffer): Sealed {
  const [fileKey, none] = [Buffer.alloc(32, 42), Buffer.alloc(16)];
  const lock = (password: Buffer, more?: Buffer) => {
    const [check, salt] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2)];
    const stored = Buffer.concat([hashOf(password, check, more), check, salt]);
    return [stored, aes('aes-256-cbc', hashOf(password, salt, more), none, fileKey)] as const;
  };
  const [user, userKey] = lock(NO_PASSWORD);
  const [owner, ownerKey] = lock(Buffer.from('of the owner'), user);
  const permissions = Buffer.concat([int32(PERMISSIONS), int32(-1), Buffer.from('Tadb'), Buffer.alloc(4)]);
  const sealed = aes('aes-256-ecb', fileKey, Buffer.alloc(0), permissions);
  const filter = '/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
  const keys = `/O ${hex(owner)} /OE ${hex(ownerKey)} /U ${hex(user)} /UE ${hex(userKey)} /Perms ${hex(sealed)}`;
  const content = Buffer.concat([none, aes('aes-256-cbc', fileKey, none, drawing, true)]);
  return [content, `/V 5 /R 6 /Length 256 ${filter} ${keys}`];
}

/** A PDF that only its owner's password opens for copying and printing; to be read it needs none. */
export function makeOwnedPdf(text: string, way: 'RC4' | 'AES-256'): Buffer {
  const drawing = Buffer.from(`BT /F1 18 Tf 40 500 Td (${text}) Tj ET`, 'latin1');
  const [content, secrets] = (way === 'RC4' ? sealWithRc4 : sealWithAes256)(drawing);
  const encrypt = `/ID [${hex(ID)} ${hex(ID)}] /Encrypt << /Filter /Standard /P ${PERMISSIONS} ${secrets} >>`;
  const pdf = makeTextPdf({ drawing: content.toString('latin1') }).toString('latin1');
  return Buffer.from(
    pdf.replace('/Root 1 0 R', () => `/Root 1 0 R ${encrypt}`),
    'latin1',
  );
}
