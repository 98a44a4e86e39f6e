import { createSocket } from 'node:dgram';
import { once } from 'node:events';

type Records = Record<string, { TXT?: string[]; A?: string[]; CNAME?: string }>;

const TYPES = { A: 1, CNAME: 5, TXT: 16 } as const;
const NO_SUCH_NAME = 3;
const HEADER_BYTES = 12;
/** A pointer to the name of the question. */
const NAME_OF_QUESTION = 0xc00c;

const number = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** The name of a question and the bytes behind it, of which the first two are the type. */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** A text is sent in parts of 255 bytes at most. */
function textData(text: string): Buffer {
  const parts = text.match(/[^]{1,255}/g) ?? [''];
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])));
}

const nameData = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, 'latin1')),
    Buffer.of(0),
  ]);

const record = (owner: Buffer, type: number, data: Buffer) =>
  Buffer.concat([owner, number(type), number(1), number(0), number(60), number(data.length), data]);

/** The records of a name, and behind an alias those of the name that it stands for. */
function recordsOf(owner: Buffer, name: string, type: number, records: Records): Buffer[] {
  const { TXT = [], A = [], CNAME } = records[name] ?? {};
  if (CNAME !== undefined) {
    const alias = record(owner, TYPES.CNAME, nameData(CNAME));
    return type === TYPES.CNAME ? [alias] : [alias, ...recordsOf(nameData(CNAME), CNAME, type, records)];
  }
  if (type === TYPES.TXT) return TXT.map((text) => record(owner, type, textData(text)));
  return type === TYPES.A ? A.map((address) => record(owner, type, Buffer.from(address.split('.').map(Number)))) : [];
}

function answerTo(message: Buffer, records: Records): Buffer {
  const { name, type, end } = readQuestion(message);
  const answers = recordsOf(number(NAME_OF_QUESTION), name, type, records);
  const flags = 0x8180 | (records[name] ? 0 : NO_SUCH_NAME);
  const counts = [1, answers.length, 0, 0].map(number);
  return Buffer.concat([
    message.subarray(0, 2),
    number(flags),
    ...counts,
    message.subarray(HEADER_BYTES, end),
    ...answers,
  ]);
}

/** A DNS server for tests, on a local UDP port, which knows these records and no others. `silent` = it answers nothing. */
export async function startDns(records: Records, { silent = false } = {}) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    if (!silent) socket.send(answerTo(message, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
