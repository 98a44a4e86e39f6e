import type { Config } from '../../../platform/config/config.module';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { findRelyingParty } from '../passkeys/relying-party.facts';

/** The ways to sign in that the settings leave open. */
export class SignInMethodsView {
  @ApiProperty({ type: Boolean, description: 'By name, e-mail and password.' }) password: boolean;
  @ApiProperty({ type: Boolean, description: 'By passkey.' }) passkey: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Plumbline ID',
    description: 'By the identity provider of this name; null without one.',
  })
  provider: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether it could not be reached at the last look.' })
  providerIsAway: boolean;
}

export const toSignInMethodsView = (
  config: Config,
  provider: SignInMethodsView['provider'],
  providerIsAway: boolean,
): SignInMethodsView => ({
  password: config.SIGN_IN_BY_PASSWORD === 'yes',
  passkey: findRelyingParty(config) !== undefined,
  provider,
  providerIsAway,
});
