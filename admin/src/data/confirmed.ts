import { askToConfirm } from '../session/confirmation.ts';
import { failureOf } from './failure.ts';

/** What the API says when the password was given too long ago for a call. */
const CODE = 'confirm_password';

/**
 * Makes a call; where the API wants the password first, asks the person for it and makes the call again.
 * @throws what the call throws, also when the person cancels
 */
export const confirmed = async <Answer>(
  call: () => Promise<Answer>,
  ask: () => Promise<boolean> = askToConfirm,
): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    if (failureOf(error).code !== CODE || !(await ask())) throw error;
    return call();
  }
};
