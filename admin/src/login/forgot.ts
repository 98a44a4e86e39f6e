import type { Schemas } from '@frontdoor/contract';
import { login } from '../messages/english/login.ts';
import { part, setBusy, setError } from './part.ts';
import { sendForm } from './post.ts';

const form = part('#ask', HTMLFormElement);
const email = part('#ask-email', HTMLInputElement);
const alertBox = part('#ask .alert', HTMLElement);
const done = part('#ask .done', HTMLElement);

const faultOf = () => {
  if (!email.value.trim()) return login.emailMissing;
  return email.validity.typeMismatch ? login.emailInvalid : '';
};

const requestReset = async () => {
  setBusy(form, login.sending);
  const answer = await sendForm<Schemas['ResetAskedView']>('POST', '/api/password-resets', { email: email.value });
  setBusy(form);
  if ('body' in answer) done.textContent = answer.body.message;
  else alertBox.textContent = answer.refusal.errors['email'] ?? answer.refusal.alert;
};

/** The form behind "Forgot password?". Its answer is the same for every address. */
export const offerReset = () => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    alertBox.textContent = '';
    done.textContent = '';
    const fault = faultOf();
    setError(email, fault);
    if (fault) email.focus();
    else void requestReset();
  });
};
