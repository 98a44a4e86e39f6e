import { countText } from '../values/texts.ts';

/** The uses of a reason, and so the effect of deleting it. */
export const reasonUseText = (
  label: string,
  { moves, applications }: { moves: number; applications: number },
): string => {
  if (moves === 0 && applications === 0) return `“${label}” was never given. It goes for good.`;
  const now =
    applications === 0
      ? 'no application is'
      : `${countText(applications, 'application')} ${applications === 1 ? 'is' : 'are'}`;
  return `“${label}” was given in ${countText(moves, 'move')}, and ${now} rejected with it now. It is retired: these keep it, and nobody can give it any more.`;
};
