import { once } from 'node:events';

/** A connection that speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export interface BiDi {
  /** @throws with the browser's words when it refuses the command */
  send<Result = void>(method: string, params: object): Promise<Result>;
  close(): void;
}

type Answer = { id: number; type: 'success'; result: unknown } | { id: number; type: 'error'; message: string };

export async function connectBiDi(address: string): Promise<BiDi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { method: string; resolve: (result: never) => void; reject: (why: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    const pending = waiting.get(answer.id);
    if (!pending) return;
    waiting.delete(answer.id);
    if (answer.type === 'success') pending.resolve(answer.result as never);
    else pending.reject(new Error(`${pending.method}: ${answer.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has gone.`));
    waiting.clear();
  });
  await once(socket, 'open');
  let last = 0;
  return {
    send(method, params) {
      const id = (last += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { method, resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
