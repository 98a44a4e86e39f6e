type Question = { settle: (confirmed: boolean) => void };

let question: Question | undefined;
let answer: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

const change = (next: Question | undefined) => {
  question = next;
  for (const listener of listeners) listener();
};

/** Has the one dialog ask for the password; calls that come meanwhile wait for the same answer. @returns whether it was given. */
export const askToConfirm = (): Promise<boolean> => {
  answer ??= new Promise<boolean>((resolve) => {
    const settle = (confirmed: boolean) => {
      answer = undefined;
      change(undefined);
      resolve(confirmed);
    };
    change({ settle });
  });
  return answer;
};

/** The open question, for the dialog. */
export const confirmation = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => question,
};
