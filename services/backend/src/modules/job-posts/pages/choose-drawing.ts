/** The drawings that stand for posts; the site's templates have one of each. */
const trades = ['web', 'mobile', 'testing', 'team', 'data', 'cloud'] as const;
export type Trade = (typeof trades)[number];

const named: readonly (readonly [words: RegExp, trade: Trade])[] = [
  [/flutter|mobile|android|ios\b/i, 'mobile'],
  [/test|quality|\bqa\b/i, 'testing'],
  [/data|sql|oracle|back-?end|java\b/i, 'data'],
  [/cloud|devops|infrastructure|administrator/i, 'cloud'],
  [/manager|lead|\bhr\b|people|trainee/i, 'team'],
  [/front-?end|web|react|mern|design|\bui\b/i, 'web'],
];

/** Drawings for a title, the best first: trades that its words name, then the others in an order that depends on the title. */
function candidatesFor(title: string): Trade[] {
  const start = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % trades.length;
  const byName = named.filter(([words]) => words.test(title)).map(([, trade]) => trade);
  return [...byName, ...trades.slice(start), ...trades.slice(0, start)];
}

/** The drawings of a list of titles. Two neighbours never have the same. */
export function chooseDrawings(titles: readonly string[]): Trade[] {
  const chosen: Trade[] = [];
  for (const title of titles) chosen.push(candidatesFor(title).find((trade) => trade !== chosen.at(-1)) ?? 'web');
  return chosen;
}

export const flagsOf = <Key extends string>(keys: readonly Key[], chosen: string): Record<Key, boolean> =>
  Object.fromEntries(keys.map((key) => [key, key === chosen])) as Record<Key, boolean>;

export const drawingFlags = (trade: Trade): Record<Trade, boolean> => flagsOf(trades, trade);
