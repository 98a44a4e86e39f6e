import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { lettersTo } from './letters.ts';

/** The people who have sent several of these applications, and the mails that would go out. */
export const usePeople = (records: readonly Application[]) => {
  const ids = records.map(({ id }) => id);
  const { data: people = [] } = useRead(reads.people(ids), ids.length > 1);
  const [oneMail, setOneMail] = useState(true);
  return { people, oneMail, setOneMail, letters: lettersTo(records, oneMail ? people : []) };
};
