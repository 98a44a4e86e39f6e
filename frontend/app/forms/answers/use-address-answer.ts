import { useEffect, useEffectEvent } from 'react';
import { takeAnswer, type AddressAnswer } from './answer-in-address.ts';

/** Hears once, when the page has come alive, what the address says about a form that was sent without script. */
export function useAddressAnswer(hear: (answer: AddressAnswer) => void) {
  const read = useEffectEvent(() => {
    const answer = takeAnswer();
    if (answer) hear(answer);
  });
  useEffect(() => read(), []);
}
