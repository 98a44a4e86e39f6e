import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** When a request is lost: on its way to the server, or after the server has answered and before the answer arrives. */
export type Cut = 'before it arrives' | 'before the answer arrives';

export interface CuttingProxy {
  port: number;
  /** How the next requests with the marked first line are cut; later ones pass. */
  cuts: Cut[];
  /** How often that happened, in order. */
  done: Cut[];
  stop(): Promise<void>;
}

/** A wire to a local port that breaks as real ones do: the connection is reset without a reason. */
export async function startCuttingProxy(targetPort: number, marked: string): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    let cut: Cut | undefined;
    const tearDown = () => {
      if (cut) state.done.push(cut);
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {});
    }
    client.on('data', (chunk) => {
      if (chunk.subarray(0, marked.length).toString('latin1') === marked) cut = state.cuts.shift();
      if (cut === 'before it arrives') return tearDown();
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => (cut ? tearDown() : client.write(chunk)));
    client.on('end', () => upstream.end()).on('close', () => upstream.destroy());
    upstream.on('end', () => client.end()).on('close', () => client.destroy());
  });
  const state: CuttingProxy = {
    port: 0,
    cuts: [],
    done: [],
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.port = (server.address() as { port: number }).port;
  return state;
}
