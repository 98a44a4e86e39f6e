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
    // A server may reset the connection after its answer when the client goes on sending.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
