import type { MouseEvent } from 'react';

/**
 * Of a button that can do nothing now, for a reason: it can still be reached, and says why. To be given to the button after its
 * `onClick`, which it replaces.
 */
export const unavailable = (reason: string | false | undefined) =>
  reason
    ? ({
        'aria-disabled': true,
        title: reason,
        onClick: (event: MouseEvent) => event.preventDefault(),
      } as const)
    : {};
