import type { Session } from '@frontdoor/contract';
import { login } from '../../messages/english/login.ts';
import { canUsePasskeys } from '../../passkeys/ceremony.ts';
import { alertBox, setPasswordShown } from '../form.ts';
import { part } from '../part.ts';
import { offerMaking } from './make-passkey.ts';

/** The page of an office where passkeys are the only way in: nothing is typed but the address that a link is mailed to. */
export const offerPasskeysAlone = (enter: (session: Session) => void): void => {
  setPasswordShown(false);
  part('#passkey', HTMLElement).classList.add('alone');
  part('#lost', HTMLElement).hidden = false;
  if (!canUsePasskeys()) alertBox.textContent = login.passkeysAlone.notHere;
  part('#ask h1', HTMLElement).textContent = login.passkeysAlone.askHeading;
  part('#ask-why', HTMLElement).textContent = login.passkeysAlone.askWhy;
  offerMaking(enter);
};
