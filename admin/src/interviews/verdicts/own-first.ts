import type { Interview } from '@frontdoor/contract';

/** Interviews that wait for a verdict of the reader before those that wait for others', each in their order. @param me the id of the reader */
export const ownFirst = <Waiting extends Pick<Interview, 'awaited'>>(
  interviews: readonly Waiting[],
  me: string,
): Waiting[] => {
  const isOthers = ({ awaited }: Waiting) => Number(!awaited.some(({ id }) => id === me));
  return interviews.toSorted((a, b) => isOthers(a) - isOthers(b));
};
