import { login } from '../messages/english/login.ts';
import { passwordFaults, readLink } from './link.ts';
import { part, setBusy, setError } from './part.ts';
import { sendForm } from './post.ts';

const form = part('#choose', HTMLFormElement);
const password = part('#new-password', HTMLInputElement);
const repeated = part('#repeated', HTMLInputElement);
const alertBox = part('#choose .alert', HTMLElement);

const show = (errors: Record<string, string>) => {
  setError(password, errors['password'] ?? '');
  setError(repeated, errors['repeated'] ?? '');
  if (errors['password']) password.focus();
  else if (errors['repeated']) repeated.focus();
};

/** The form behind the one-time links of invitations and resets; `finish` gets the message for the login. */
export const offerChoosing = (finish: (text: string) => void) => {
  const choose = async () => {
    const link = readLink(location.hash);
    if (!link) return;
    setBusy(form, login.saving);
    const answer = await sendForm('PUT', link.url, {
      token: link.token,
      password: password.value,
    });
    setBusy(form);
    if ('body' in answer) {
      form.reset();
      return finish(link.done);
    }
    const { alert, errors } = answer.refusal;
    alertBox.textContent = errors['password'] ? '' : (errors['token'] ?? alert);
    show(errors);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    alertBox.textContent = '';
    const faults = passwordFaults(password.value, repeated.value);
    show(faults);
    if (Object.keys(faults).length === 0) void choose();
  });
};
