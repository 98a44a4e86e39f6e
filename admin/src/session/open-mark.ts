const key = 'frontdoor.session';

/** Notes that a person is logged in here; a logout removes the note, and a session that ends by itself leaves it. */
export const markOpen = () => {
  try {
    localStorage.setItem(key, 'open');
  } catch {
    // A browser without storage is asked to log in without the reason.
  }
};

export const unmarkOpen = () => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was noted.
  }
};

export const isMarkedOpen = (): boolean => {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
};
