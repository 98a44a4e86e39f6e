import type { Schemas } from '@frontdoor/contract';
import { login } from '../../messages/english/login.ts';
import { providerEnds } from '../../messages/english/system/provider-ends.ts';
import { part, setBusy, setError } from '../part.ts';
import { sendForm } from '../post.ts';
import { fill } from '../texts.ts';

const form = part('#step', HTMLFormElement);
const email = part('#step-email', HTMLInputElement);
const password = part('#step-password', HTMLInputElement);
const code = part('#step-code', HTMLInputElement);
const alertBox = part('#step .alert', HTMLElement);
const inputs = { email, password, code };

const cellsOf = (needs: string) => form.querySelectorAll<HTMLElement>(`[data-needs=${needs}]`);
const isShown = (input: HTMLInputElement) => input.closest<HTMLElement>('.cell')?.hidden === false;

const show = (needs: string, shown: boolean) => {
  for (const cell of cellsOf(needs)) cell.hidden = !shown;
};

const missing = { email: login.emailMissing, password: login.passwordMissing, code: login.codeMissing };

/** A courtesy before the server's own check. */
const findFaults = (): boolean => {
  let first: HTMLInputElement | undefined;
  for (const [field, input] of Object.entries(inputs)) {
    const fault = isShown(input) && !input.value.trim() ? missing[field as keyof typeof missing] : '';
    setError(input, fault);
    if (fault) first ??= input;
  }
  first?.focus();
  return first !== undefined;
};

const send = async () => {
  setBusy(form, login.provider.goingOn);
  const given = Object.entries(inputs).flatMap(([field, input]) =>
    isShown(input) ? [[field, field === 'code' ? input.value.replace(/\s/g, '') : input.value] as const] : [],
  );
  const answer = await sendForm<Schemas['ProviderLandingView']>(
    'POST',
    '/api/session/provider/step',
    Object.fromEntries(given),
  );
  if ('body' in answer) return location.replace(answer.body.landing);
  setBusy(form);
  const { alert, errors, code: reason } = answer.refusal;
  alertBox.textContent = alert;
  for (const [field, input] of Object.entries(inputs)) setError(input, errors[field] ?? '');
  const codeWanted = reason === 'second_factor_required' || reason === 'wrong_second_factor';
  if (codeWanted) show('code', true);
  const input = codeWanted || !isShown(password) ? code : password;
  input.focus();
  input.select();
};

/** Asks for what a login at the provider `name` waits for. `finish` gets the message where that is over. */
export const offerStep = async (name: string, finish: (text: string) => void): Promise<void> => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    alertBox.textContent = '';
    if (!findFaults()) void send();
  });
  const response = await fetch('/api/session/provider/step', { headers: { Accept: 'application/json' } }).catch(
    () => undefined,
  );
  if (!response?.ok) return finish(providerEnds.expired);
  const { needs, account, email: given } = (await response.json()) as Schemas['ProviderStepView'];
  show('connect', needs === 'connect');
  show('code', needs === 'code');
  const { codeHeading, codeWhy, connectHeading, connectWhy } = login.provider;
  part('#step h1', HTMLElement).textContent = needs === 'code' ? codeHeading : connectHeading;
  part('#step-why', HTMLElement).textContent = fill(needs === 'code' ? codeWhy : connectWhy, { name, account });
  email.value ||= given ?? '';
  const first = [email, password, code].find((input) => isShown(input) && !input.value);
  first?.focus();
};
