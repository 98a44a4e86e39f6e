import { useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import type { Stage } from '../stages.ts';
import type { Matching } from './use-matching.ts';

/** How many mails a deed for all that match would send, and who would get several. @param stage the stage to which it moves them, if any */
export const useMatchingMails = ({ filter, count }: Pick<Matching, 'filter' | 'count'>, stage?: Stage | '') => {
  const [oneMail, setOneMail] = useState(true);
  const ask = { filter, count, oneMail, ...(stage && { stage }) };
  const { data, error } = useRead(reads.matchingMails(ask));
  return {
    ask,
    count: data?.mails ?? count,
    error,
    oneMail,
    several: { people: data?.people ?? [], count: data?.several ?? 0, oneMail, setOneMail },
  };
};

export type MatchingMails = ReturnType<typeof useMatchingMails>;
