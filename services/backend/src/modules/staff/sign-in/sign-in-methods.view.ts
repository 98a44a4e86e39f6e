import type { Config } from '../../../platform/config/config.module';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { findRelyingParty } from '../passkeys/relying-party.facts';

/** The ways to sign in that the settings leave open. */
export class SignInMethodsView {
  @ApiProperty({ type: Boolean, description: 'By name, e-mail and password.' }) password: boolean;
  @ApiProperty({ type: Boolean, description: 'By passkey.' }) passkey: boolean;
}

export const toSignInMethodsView = (config: Config): SignInMethodsView => ({
  password: config.SIGN_IN_BY_PASSWORD === 'yes',
  passkey: findRelyingParty(config) !== undefined,
});
