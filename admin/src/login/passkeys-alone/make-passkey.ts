import type { Schemas, Session } from '@frontdoor/contract';
import { login } from '../../messages/english/login.ts';
import { browserParts } from '../../passkeys/browser-parts.ts';
import { canUsePasskeys, makePasskey, PasskeyIsHere, tellOfPasskeys } from '../../passkeys/ceremony.ts';
import { readLink } from '../link.ts';
import { part, setBusy, setError } from '../part.ts';
import { type Refusal, sendForm } from '../post.ts';
import { fill } from '../texts.ts';

type Creation = Schemas['PasskeyCreationView'];

const form = part('#make', HTMLFormElement);
const heading = part('#make h1', HTMLElement);
const why = part('#make-why', HTMLElement);
const alertBox = part('#make .alert', HTMLElement);
const word = part('#make-word', HTMLElement);
const codeCell = part('#make-code-cell', HTMLElement);
const code = part('#make-code', HTMLInputElement);
const send = part('#make button[type=submit]', HTMLButtonElement);

/** A challenge is asked for anew after this part of its time. */
const FRESH_PART = 0.8;

const texts = login.passkeysAlone;
const { browser, system } = browserParts(navigator.userAgent);
const nameOfBrowser =
  browser && system ? fill(login.browserOnSystem, { browser, system }) : (browser ?? texts.somewhere);

let begun: { token: string; creation: Creation; until: number } | undefined;

const showRefusal = ({ alert, errors, status, code: reason }: Refusal, isOpening: boolean) => {
  const codeWanted = reason === 'second_factor_required' || reason === 'wrong_second_factor';
  if (codeWanted) codeCell.hidden = false;
  // Who opens the page has given no wrong code yet.
  alertBox.textContent = isOpening && reason === 'second_factor_required' ? '' : (errors['token'] ?? alert);
  // A link that is not good, or not enough, does not become so.
  send.hidden = status === 410 || status === 403;
  if (codeWanted && !isOpening) code.focus();
};

/** Before the button is pressed where nothing more is needed: Safari opens its dialog within moments of the click alone. */
const begin = async (token: string, isOpening = false): Promise<Creation | undefined> => {
  if (begun && begun.token === token && begun.until > Date.now()) return begun.creation;
  const given = codeCell.hidden || !code.value.trim() ? {} : { code: code.value.replace(/\s/g, '') };
  const answer = await sendForm<Creation>('POST', '/api/session/links/passkey/creation', { token, ...given });
  if ('refusal' in answer) {
    showRefusal(answer.refusal, isOpening);
    return undefined;
  }
  const { body: creation } = answer;
  begun = { token, creation, until: Date.now() + creation.timeout * FRESH_PART };
  return creation;
};

const faultText = (error: unknown) => (error instanceof PasskeyIsHere ? texts.isHere : texts.unmakeable);

/** The form behind the one-time links where passkeys are the only way in. `enter` gets the session. */
export const offerMaking = (enter: (session: Session) => void): void => {
  const make = async (token: string) => {
    const creation = await begin(token);
    if (!creation) return;
    const made = await makePasskey(creation).catch((error: unknown) => void (alertBox.textContent = faultText(error)));
    if (!made) {
      if (!alertBox.textContent) word.textContent = texts.notMade;
      return;
    }
    begun = undefined;
    const fields = { token, name: nameOfBrowser, ...made };
    const answer = await sendForm<Session>('POST', '/api/session/links/passkey', fields);
    if ('refusal' in answer) return showRefusal(answer.refusal, false);
    const { rpId, userId } = creation;
    await tellOfPasskeys({ rpId, userId, excludeCredentials: [{ id: made.id, transports: [] }] });
    // The browser's Back button leads to the login, not to a link that is used up.
    history.replaceState(null, '', location.pathname);
    enter(answer.body);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const token = readLink(location.hash)?.token;
    if (!token) return;
    alertBox.textContent = '';
    word.textContent = '';
    const isMissing = !codeCell.hidden && !code.value.trim() && !begun;
    setError(code, isMissing ? login.codeMissing : '');
    if (isMissing) return code.focus();
    setBusy(form, texts.making);
    void make(token).finally(() => setBusy(form));
  });

  const show = () => {
    const link = readLink(location.hash);
    if (!link) return;
    const isNew = link.url === '/api/password-resets';
    heading.textContent = isNew ? texts.makeNew : texts.make;
    why.textContent = isNew ? texts.newWhy : texts.why;
    alertBox.textContent = canUsePasskeys() ? '' : texts.notHere;
    word.textContent = '';
    codeCell.hidden = true;
    send.hidden = !canUsePasskeys();
    if (canUsePasskeys()) void begin(link.token, true);
  };
  addEventListener('hashchange', show);
  show();
};
