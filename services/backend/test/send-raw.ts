import { connect } from 'node:net';

/** Sends bytes as they are and returns all that comes back until the server ends the connection. */
export function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => void (answer += part));
    socket.on('close', () => resolve(answer));
    // A reset after the answer is what a server may do to somebody who goes on talking.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
