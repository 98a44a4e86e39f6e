import { askToConfirm } from '../session/confirmation.ts';
import { failureOf } from './failure.ts';

/** The API's code for a call that needs a more recent password. */
const CODE = 'confirm_password';

/**
 * Makes a call. If the API asks for the password first, the user is asked for it and the call is repeated.
 * @throws the error of the call, also when the user cancels
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
