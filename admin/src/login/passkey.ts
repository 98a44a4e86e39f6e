import type { Session } from '@frontdoor/contract';
import { login } from '../messages/english/login.ts';
import {
  canSuggestPasskeys,
  canUsePasskeys,
  type PasskeyProof,
  type PasskeyRequest,
  provePasskey,
} from '../passkeys/ceremony.ts';
import { alertBox } from './form.ts';
import { part } from './part.ts';
import { sendForm } from './post.ts';

const way = part('#passkey', HTMLElement);
const button = part('#by-passkey', HTMLButtonElement);
const word = part('#passkey-word', HTMLElement);

/** A challenge is asked for anew after this part of its time: a login page may stay open all day. */
const FRESH_PART = 0.8;

let asked: { request: PasskeyRequest; until: number } | undefined;

/** Safari opens its dialog within moments of the click alone: so a challenge that is there already is used. */
const askForChallenge = async (): Promise<PasskeyRequest | undefined> => {
  if (asked && asked.until > Date.now()) return asked.request;
  try {
    const response = await fetch('/api/session/passkey', { headers: { Accept: 'application/json' } });
    if (!response.ok) return undefined;
    const request = (await response.json()) as PasskeyRequest;
    asked = { request, until: Date.now() + request.timeout * FRESH_PART };
    return request;
  } catch {
    return undefined;
  }
};

/** Offers to log in by passkey: by a button and, where it is shown, in the field of the e-mail address. `enter` gets the session. */
export const offerPasskeys = (enter: (session: Session) => void, hasField: boolean) => {
  if (!canUsePasskeys()) return;
  way.hidden = false;
  let turn = 0;

  const setBusy = (busy: boolean) => {
    button.disabled = busy;
    button.textContent = busy ? login.loggingIn : login.byPasskey;
  };

  const send = async (proof: PasskeyProof) => {
    asked = undefined;
    setBusy(true);
    const answer = await sendForm<Session>('POST', '/api/session/passkey', proof);
    if ('body' in answer) return enter(answer.body);
    setBusy(false);
    alertBox.textContent = answer.refusal.alert;
    return suggest();
  };

  const suggest = async () => {
    turn += 1;
    const own = turn;
    const request = hasField && (await canSuggestPasskeys()) && (await askForChallenge());
    if (!request || own !== turn || !asked) return;
    const again = setTimeout(() => void suggest(), asked.until - Date.now());
    const proof = await provePasskey(request, 'conditional').catch(() => undefined);
    clearTimeout(again);
    if (proof && own === turn) await send(proof);
  };

  const logIn = async () => {
    turn += 1;
    alertBox.textContent = '';
    word.textContent = '';
    setBusy(true);
    const request = await askForChallenge();
    const proof = request && (await provePasskey(request).catch(() => undefined));
    if (proof) return send(proof);
    setBusy(false);
    if (request) word.textContent = login.noPasskeyUsed;
    else alertBox.textContent = login.unreachable;
    return suggest();
  };

  button.addEventListener('click', () => void logIn());
  // Coming back with the browser's Back button finds the button ready.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setBusy(false);
    void suggest();
  });
  void suggest();
};
