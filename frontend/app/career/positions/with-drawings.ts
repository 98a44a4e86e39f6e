import { hashOf } from '../../art/hash-of.ts';
import { drawingWords } from './words.ts';
import type { Trade } from '../../content/trades.ts';

const trades: readonly Trade[] = ['web', 'mobile', 'testing', 'team', 'data', 'cloud'];

/** What may stand for a title, the best first: the trades its words name, then the others in an order of its own. */
function candidatesFor(title: string): Trade[] {
  const named = drawingWords.filter(({ words }) => words.test(title)).map(({ trade }) => trade);
  const start = hashOf(title) % trades.length;
  return [...named, ...trades.slice(start), ...trades.slice(0, start)];
}

/** Gives each post of a list its drawing. Two neighbours never have the same. */
export function withDrawings<P extends { title: string }>(posts: readonly P[]): { post: P; drawing: Trade }[] {
  let previous: Trade | undefined;
  return posts.map((post) => {
    const drawing = candidatesFor(post.title).find((trade) => trade !== previous) ?? 'web';
    previous = drawing;
    return { post, drawing };
  });
}
