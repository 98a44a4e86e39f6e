import { useEffect, useState } from 'react';

/** The latest value that has stayed the same for so many milliseconds, such as a text once typing has paused. */
export const useRested = <Value>(value: Value, milliseconds: number): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
};
