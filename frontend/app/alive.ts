import { useEffect, useState } from 'react';

/**
 * Reports to the start script that buttons work from now on, so that it repeats an early click. The report comes one
 * render after the first effects, because the values that they restore must be in place by then.
 */
export function useAlive() {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    if (alive) window.dispatchEvent(new Event('site:alive'));
    // oxlint-disable-next-line react/set-state-in-effect -- the second render is the very point
    else setAlive(true);
  }, [alive]);
}
