import { guessArea, loginPathOf, recallArea } from './area.ts';
import { withNext } from './next-path.ts';
import { isMarkedOpen } from './open-mark.ts';

/**
 * A page that the browser keeps for its Back button would show applications after the logout. It is left blank when it goes away, and
 * when it comes back it gives way: to the login after a logout, else to the page as it is now.
 */
export const leaveNoPicture = (root: HTMLElement): void => {
  addEventListener('pagehide', ({ persisted }) => {
    root.hidden = persisted;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isMarkedOpen()) return location.reload();
    const login = loginPathOf(guessArea(recallArea(), location.pathname));
    location.replace(withNext(login, location.pathname + location.search));
  });
};
