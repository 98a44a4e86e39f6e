import { connect } from 'node:net';
import { validFields } from './post-application';

export interface OpenUpload {
  /** All that came back, when the connection has ended. */
  answer: Promise<string>;
  /** Sends that many bytes of the file. */
  send: (bytes: number) => void;
  drop: () => void;
}

/** Begins to send an application as our form does, and goes on only when it is told to. */
export function openUpload(url: string, address: string, announced: number | 'chunked'): OpenUpload {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part) => void (text += String(part))).on('error', () => undefined);
  const isChunked = announced === 'chunked';
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`;
  const head = ['POST /api/application HTTP/1.1', 'Host: x', `X-Forwarded-For: ${address}`, length];
  socket.write(`${head.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`);
  const write = (part: Buffer) => {
    socket.write(isChunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, CRLF]) : part);
  };
  const fields = Object.entries(validFields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  write(Buffer.from(`${fields.join('')}${file}`));
  return {
    answer: new Promise((resolve) => socket.on('close', () => resolve(text))),
    send: (bytes) => write(Buffer.alloc(bytes, 'a')),
    drop: () => void socket.destroy(),
  };
}

const CRLF = Buffer.from('\r\n');
