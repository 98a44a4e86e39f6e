import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';

const CHANGES = 50;

interface Post {
  id: string;
  slug: string;
  title: string;
  location: string;
}

/**
 * The waiting time of the first reader after a change: each page has to be rendered and compressed again.
 * @throws when a page requested after the answer to HR's change does not have the change
 */
export async function measureFreshness(url: string, cookie: string, { id, slug, title, location }: Post) {
  const times = new Map<string, number[]>(['/career', `/career/${slug}`].map((path) => [path, []]));
  for (let change = 0; change < CHANGES; change += 1) {
    const para = `Changed ${change} times.`;
    const answer = await fetch(`${url}/api/jobposts/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify({ title, para, location }),
    });
    if (!answer.ok) throw new Error(`Changing a post: ${answer.status} ${await answer.text()}`);
    for (const [path, durations] of times) {
      const start = performance.now();
      const html = await (await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } })).text();
      durations.push(performance.now() - start);
      if (!html.includes(para)) throw new Error(`${path} does not have a change that was acknowledged`);
    }
  }
  const rows = [...times.values()].map((durations, index) => [
    index === 0 ? '  the list' : '  a page',
    median(durations).toFixed(1),
    Math.max(...durations).toFixed(1),
  ]);
  return `The first read after each of ${CHANGES} changes, in ms\n${alignColumns([['', 'median', 'highest'], ...rows])}\n`;
}
