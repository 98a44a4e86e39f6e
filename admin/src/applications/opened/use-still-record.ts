import type { Application } from '@frontdoor/contract';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * An application as one object as long as it stays as it is, whether it comes from a list or from an answer of its own. What its
 * opening itself changes, who was the first and when, is left as it was: the parts that show it take it from the record.
 */
export const useStillRecord = (record: Application): Application => {
  const [still, keep] = useState(record);
  const { unseen, firstOpenedAt, firstOpenedBy } = still;
  const next = replaceEqualDeep(still, { ...record, unseen, firstOpenedAt, firstOpenedBy });
  if (next !== still) keep(next);
  return next;
};
