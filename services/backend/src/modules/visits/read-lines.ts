import type { Socket } from 'node:net';

/** Reads lines from a connection; one longer than that many characters is left out, and `tooLong` hears of it. */
export function readLines(socket: Socket, longest: number, heard: (line: string) => void, tooLong: () => void): void {
  let rest = '';
  let skipping = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (skipping) skipping = false;
      else if (line.length > longest) tooLong();
      else if (line !== '') heard(line);
    }
    if (skipping) rest = '';
    else if (rest.length > longest) {
      tooLong();
      skipping = true;
      rest = '';
    }
  });
}
