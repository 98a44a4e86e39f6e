import type { AuthProvider, HttpError } from 'react-admin';
import { guessArea, loginPathOf, recallArea } from './session/area.ts';
import { withNext } from './session/next-path.ts';
import { isMarkedOpen } from './session/open-mark.ts';
import { endSession, forgetSession, isOver, NotSignedIn, readSession } from './session/session.ts';

const loginPath = () => loginPathOf(guessArea(recallArea(), location.pathname));

// Absolute, because react-admin leaves its own router for such addresses only.
const absolute = (path: string) => location.origin + path;

/** The login of somebody who logs out: an answer that comes meanwhile, and says that the session is over, leads there as well. */
let loginAfterLogout: string | undefined;

/** react-admin's form of "go and log in, then come back here". */
const toLogin = () => ({
  redirectTo: absolute(loginAfterLogout ?? withNext(loginPath(), location.pathname + location.search, isMarkedOpen())),
  message: false,
});

export const authProvider: AuthProvider = {
  login: async () => {
    location.assign(loginPath());
  },
  logout: async () => {
    // react-admin also comes here when the session turns out to be over.
    if (isOver()) return toLogin().redirectTo;
    const path = loginPath();
    loginAfterLogout = path;
    try {
      await endSession();
    } catch (error) {
      loginAfterLogout = undefined;
      throw error;
    }
    return absolute(path);
  },
  checkAuth: async () => {
    try {
      await readSession();
    } catch (error) {
      // An unreachable server is no reason to log anyone out: the pages say that they cannot load.
      if (error instanceof NotSignedIn) throw toLogin();
    }
  },
  checkError: async (error: Partial<HttpError>) => {
    if (error.status !== 401) return;
    forgetSession();
    throw toLogin();
  },
  getIdentity: async () => {
    const { staffId, name, email, role, secondFactor, mustSetUpSecondFactor, postsNeedPay, exampleCompany, version } =
      await readSession();
    return {
      id: staffId,
      fullName: name,
      email,
      role,
      secondFactor,
      mustSetUpSecondFactor,
      postsNeedPay,
      exampleCompany,
      version,
    };
  },
  getPermissions: async () => (await readSession()).role,
};
