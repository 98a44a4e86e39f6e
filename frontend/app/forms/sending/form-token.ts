const OPEN_FOR = 2_100;
const STALE_AFTER = 20 * 3_600_000;
const TIMEOUT = 4_000;

type LoadedToken = { text: string | null; at: number };

export type FormToken = {
  /** To be called when the form is first touched. */
  open: () => void;
  /** The token, once it is old enough to be believed. Null where none could be had, which is no fault. */
  ready: () => Promise<string | null>;
};

/** The server's signed note of when the form was opened. A form that is sent too soon after it was opened waits for the rest of that time, unseen. */
export function formToken(load: () => Promise<string>, clock = { now: () => Date.now(), pause }): FormToken {
  let token: Promise<LoadedToken> | null = null;
  let since = 0;
  const request = () => {
    since = clock.now();
    token = load().then(
      (text) => ({ text, at: clock.now() }),
      () => {
        token = null;
        return { text: null, at: clock.now() };
      },
    );
    return token;
  };
  const current = () => (token && clock.now() - since < STALE_AFTER ? token : request());
  return {
    open: () => void current(),
    async ready() {
      const late = clock.pause(TIMEOUT).then((): LoadedToken => ({ text: null, at: clock.now() }));
      const { text, at } = await Promise.race([current(), late]);
      if (text !== null) await clock.pause(Math.max(0, at + OPEN_FOR - clock.now()));
      return text;
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
