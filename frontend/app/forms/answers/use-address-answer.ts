import { useEffect, useEffectEvent } from 'react';
import { takeAnswer, type AddressAnswer } from './answer-in-address.ts';

/** Calls `hear` once, when the page has come alive, with the answer in the address of a form that was sent without script. */
export function useAddressAnswer(hear: (answer: AddressAnswer) => void) {
  const read = useEffectEvent(() => {
    const answer = takeAnswer();
    if (answer) hear(answer);
  });
  useEffect(() => read(), []);
}
