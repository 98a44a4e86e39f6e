import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

export class SecondFactorBegunView {
  @ApiProperty({ type: String, description: 'For a QR code: `otpauth://totp/...`' }) uri: string;
  @ApiProperty({ type: String, description: 'The same secret for typing it in, in base 32.' }) secret: string;
}

export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Ten; each signs in once. They are never shown again.' })
  recoveryCodes: string[];
}
