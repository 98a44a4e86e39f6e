import type { Config } from '../../../platform/config/config.module';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** The ways to sign in that the settings leave open. */
export class SignInMethodsView {
  @ApiProperty({ type: Boolean, description: 'By name, e-mail and password.' }) password: boolean;
}

export const toSignInMethodsView = ({ SIGN_IN_BY_PASSWORD }: Config): SignInMethodsView => ({
  password: SIGN_IN_BY_PASSWORD === 'yes',
});
