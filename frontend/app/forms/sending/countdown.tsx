import { useEffect, useState } from 'react';
import { sendingWords } from '../words.ts';

const { seconds, minutes } = sendingWords;

/** The time that is left until a moment, in milliseconds since 1970: minutes while there are two or more, then seconds. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <span className="whitespace-nowrap">
      {secondsLeft < 120 ? seconds(secondsLeft) : minutes(Math.round(secondsLeft / 60))}
    </span>
  );
}
