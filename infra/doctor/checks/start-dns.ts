import { createSocket } from 'node:dgram';
import { once } from 'node:events';

type Records = Record<string, { TXT?: string[]; A?: string[] }>;

const TYPES = { A: 1, TXT: 16 } as const;
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

function answerTo(message: Buffer, records: Records): Buffer {
  const { name, type, end } = readQuestion(message);
  const found = records[name];
  const datas =
    type === TYPES.TXT
      ? (found?.TXT ?? []).map(textData)
      : type === TYPES.A
        ? (found?.A ?? []).map((address) => Buffer.from(address.split('.').map(Number)))
        : [];
  const answers = datas.map((data) =>
    Buffer.concat([
      number(NAME_OF_QUESTION),
      number(type),
      number(1),
      number(0),
      number(60),
      number(data.length),
      data,
    ]),
  );
  const flags = 0x8180 | (found ? 0 : NO_SUCH_NAME);
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
