import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { PublicGet } from './public-gets.ts';

/** Asks over so many connections at once until `isOver`, and tells how many answers there were by status. */
export async function askOften(
  url: string,
  { path, headers = () => ({}) }: PublicGet,
  connections: number,
  isOver: (turn: number) => boolean,
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let turn = 0;
  const goOn = async () => {
    while (!isOver(turn)) {
      const at = turn++;
      const request = get(`${url}${path(at)}`, { agent, headers: { 'Accept-Encoding': 'gzip, br', ...headers(at) } });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      statuses.set(answer.statusCode!, (statuses.get(answer.statusCode!) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, goOn));
  agent.destroy();
  return statuses;
}
