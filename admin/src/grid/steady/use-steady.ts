import { useState } from 'react';

/** Whether two objects have the same parts, each the very same. */
export const hasSameParts = (one: object, other: object): boolean => {
  const parts = Object.entries(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([name, part]) => name in other && Object.is(part, (other as Record<string, unknown>)[name]))
  );
};

/** The same object as long as its parts are the same, so that what reads it is drawn again only when one of them has changed. */
export const useSteady = <Value extends object>(value: Value): Value => {
  const [kept, keep] = useState(value);
  if (hasSameParts(kept, value)) return kept;
  keep(value);
  return value;
};
