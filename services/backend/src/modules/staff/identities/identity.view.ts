import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** What the caller signs in with, beside passkeys. */
export class OwnIdentityView {
  @ApiProperty({ type: Boolean, description: 'Whether the person has a password.' }) hasPassword: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Plumbline ID',
    description: 'The name of the identity provider; null without one.',
  })
  provider: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'meera@mail.example',
    description: 'What the identity provider calls the account that is linked; null without one.',
  })
  account: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) linkedAt: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether another way to sign in is left without it.' })
  canUnlink: boolean;
}
