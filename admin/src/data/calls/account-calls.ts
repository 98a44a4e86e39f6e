import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

/** A page to open: it leads to the identity provider, which has the person log in once more. */
export const confirmAtProvider = '/api/session/provider/confirm';

/** About the signed-in person. */
export const accountCalls = {
  confirmSession: (proof: Schemas['ConfirmSessionDto']) =>
    call(() => api.POST('/api/session/confirm', { body: proof })),
  changePassword: (change: Schemas['ChangePasswordDto']) =>
    call(() => api.POST('/api/session/password', { body: change })),

  /** A setting that is left out stays as it is. */
  saveSettings: (chosen: Schemas['SaveSettingsRequest']) =>
    call(() => api.PUT('/api/session/settings', { body: chosen })),

  readOwnIdentity: () => call(() => api.GET('/api/session/identity')),
  linkIdentity: () => call(() => api.POST('/api/session/identity')),
  unlinkIdentity: () => call(() => api.DELETE('/api/session/identity')),

  readOwnSessions: () => call(() => api.GET('/api/session/sessions')),
  endOwnSession: (id: string) => call(() => api.DELETE('/api/session/sessions/{id}', { params: { path: { id } } })),

  askForOwnPasskey: () => call(() => api.GET('/api/session/confirm/passkey')),
  confirmSessionByPasskey: (proof: Schemas['PasskeyProofDto']) =>
    call(() => api.POST('/api/session/confirm/passkey', { body: proof })),
  readOwnPasskeys: () => call(() => api.GET('/api/session/passkeys')),
  beginPasskey: () => call(() => api.GET('/api/session/passkeys/creation')),
  addPasskey: (made: Schemas['AddPasskeyDto']) => call(() => api.POST('/api/session/passkeys', { body: made })),
  renamePasskey: (id: string, name: string) =>
    call(() => api.PUT('/api/session/passkeys/{id}', { params: { path: { id } }, body: { name } })),
  removePasskey: (id: string) => call(() => api.DELETE('/api/session/passkeys/{id}', { params: { path: { id } } })),

  beginSecondFactor: (proof: Schemas['PasswordDto']) => call(() => api.POST('/api/session/totp', { body: proof })),
  confirmSecondFactor: (code: string) => call(() => api.PUT('/api/session/totp', { body: { code } })),
  removeSecondFactor: (proof: Schemas['RemoveSecondFactorDto']) =>
    call(() => api.DELETE('/api/session/totp', { body: proof })),
};
