import type { MouseEvent } from 'react';

/**
 * The attributes of a button that can do nothing now: the keyboard still reaches it, and it says why. Spread them after `onClick`, which
 * they replace.
 * @param reason why it can do nothing; without a reason the button stays as it is
 */
export const unavailable = (reason: string | false | undefined) =>
  reason
    ? ({
        'aria-disabled': true,
        title: reason,
        onClick: (event: MouseEvent) => event.preventDefault(),
      } as const)
    : {};
