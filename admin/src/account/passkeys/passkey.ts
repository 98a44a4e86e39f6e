import type { Schemas } from '@frontdoor/contract';

/** A passkey of the current user. */
export type Passkey = Schemas['PasskeyView'];
