import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

class ChallengeParametersView {
  @ApiProperty({ type: String, example: 'PBKDF2/SHA-256' }) algorithm: string;
  @ApiProperty({ type: String, description: 'Hexadecimal.' }) nonce: string;
  @ApiProperty({ type: String, description: 'Hexadecimal.' }) salt: string;
  @ApiProperty({ type: Number, description: 'Iterations of one try.' }) cost: number;
  @ApiProperty({ type: Number, description: 'In bytes.' }) keyLength: number;
  @ApiProperty({ type: String, description: 'What the key begins with, hexadecimal.' }) keyPrefix: string;
  @ApiProperty({ type: String }) keySignature: string;
  @ApiProperty({ type: Number, description: 'Seconds of the epoch; ten minutes from now.' }) expiresAt: number;
}

/** A proof of work as ALTCHA knows it, version 2. */
export class ChallengeView {
  @ApiProperty({ type: ChallengeParametersView }) parameters: ChallengeParametersView;
  @ApiProperty({ type: String }) signature: string;
}

export class FormTokenView {
  @ApiProperty({ type: String, description: 'Send it back as `form_token`, 2 seconds to 24 hours later.' })
  token: string;
}
