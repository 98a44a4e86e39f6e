import { login } from '../messages/english/login.ts';
import { part, setError } from './part.ts';

export const form = part('#login', HTMLFormElement);
export const name = part('#name', HTMLInputElement);
export const email = part('#email', HTMLInputElement);
export const password = part('#password', HTMLInputElement);
export const code = part('#code', HTMLInputElement);
const codeCell = part('#code-cell', HTMLElement);
export const reveal = part('#reveal', HTMLButtonElement);
export const other = part('#other', HTMLAnchorElement);
export const alertBox = part('#alert', HTMLElement);
export const done = part('#done', HTMLElement);
const inputs = [name, email, password, code];

/** Where passwords are switched off, only somebody for whom an operator has set one needs the fields. */
export const setPasswordShown = (isShown: boolean) => {
  for (const element of form.querySelectorAll<HTMLElement>('.cell:not(#code-cell), footer')) element.hidden = !isShown;
};

/** Only people with a second factor are asked for its code. */
export const askForCode = () => {
  codeCell.hidden = false;
  code.required = true;
};

export const givenCode = (): { code?: string } => (codeCell.hidden ? {} : { code: code.value.replace(/\s/g, '') });

export const showErrors = (errors: Record<string, string>) => {
  for (const input of inputs) setError(input, errors[input.id] ?? '');
  inputs.find((input) => errors[input.id])?.focus();
};

const missing: Record<string, string> = {
  name: login.nameMissing,
  email: login.emailMissing,
  password: login.passwordMissing,
  code: login.codeMissing,
};

/** A courtesy before the server's own check. */
export const findFaults = (): Record<string, string> =>
  Object.fromEntries(
    inputs.map((input) => {
      if (input.required && !input.value.trim()) return [input.id, missing[input.id] ?? ''];
      return [input.id, input.validity.typeMismatch ? login.emailInvalid : ''];
    }),
  );
