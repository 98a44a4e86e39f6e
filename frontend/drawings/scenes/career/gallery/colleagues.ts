import type { Look } from '../../../people/looks.ts';

/** The people of the week's drawings, each recognisable by their hair; the client visits on Friday. */
export const colleagues = {
  bun: { skin: 3, top: 'white', legs: 'deep', cut: 'bun' },
  curly: { skin: 4, cut: 'curly' },
  tail: { skin: 1, top: 'sand', cut: 'tail' },
  turban: { skin: 2, top: 'line', cut: 'turban', beard: true },
  client: { skin: 2, top: 'signal', cut: 'bald', hair: 'grey' },
} as const satisfies Record<string, Look>;
