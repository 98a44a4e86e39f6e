import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { Step } from './provider-cookies';
import { type ProviderWord, providerWords } from './provider-facts';

export class ProviderAddressView {
  @ApiProperty({
    type: String,
    format: 'uri',
    example: 'https://id.mail.example/authorize?client_id=frontdoor',
    description: 'At the identity provider: where the browser has to go.',
  })
  url: string;
}

/** What a login at the identity provider waits for. */
export class ProviderStepView {
  @ApiProperty({
    enum: ['code', 'connect'],
    description: 'code: a one-time code. connect: e-mail and password of the account that it is to belong to.',
  })
  needs: Step['needs'];
  @ApiProperty({
    type: String,
    example: 'meera@mail.example',
    description: 'What the identity provider calls the account there.',
  })
  account: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'meera@mail.example',
    description: 'The address that it gives.',
  })
  email: string | null;
}

export const toProviderStepView = ({ needs, identity, email }: Step): ProviderStepView => ({
  needs,
  account: identity.label,
  email,
});

export class ProviderLandingView {
  @ApiProperty({ enum: providerWords, description: 'How the visit has ended.' }) outcome: ProviderWord;
  @ApiProperty({ type: String, example: '/login2?provider=done', description: 'The page to go on to.' })
  landing: string;
}
