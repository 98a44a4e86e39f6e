import { Controller, Get } from '@nestjs/common';
import type { Challenge } from 'altcha-lib';
import { Public } from '../../../platform/access/access.decorators';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { Challenges } from './challenges';
import { FormTokens } from './form-tokens';

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
class ChallengeView {
  @ApiProperty({ type: ChallengeParametersView }) parameters: ChallengeParametersView;
  @ApiProperty({ type: String }) signature: string;
}

class FormTokenView {
  @ApiProperty({ type: String, description: 'Send it back as `form_token`, 2 seconds to 24 hours later.' })
  token: string;
}

@ApiTags('public')
@Public()
@Controller('api')
export class SpamController {
  constructor(
    private readonly tokens: FormTokens,
    private readonly challenges: Challenges,
    private readonly clock: DatabaseClock,
  ) {}

  @Get('form-token')
  @ApiOperation({ operationId: 'giveFormToken', summary: 'Note when a form is opened' })
  @Answers(200, FormTokenView)
  giveToken(): FormTokenView {
    return { token: this.tokens.issue(this.clock.now()) };
  }

  @Get('challenge')
  @LimitRate('challenge')
  @ApiOperation({
    operationId: 'giveChallenge',
    summary: 'Give a proof of work, for an answer of `challenge_required`',
  })
  @Answers(200, ChallengeView)
  giveChallenge(): Promise<Challenge> {
    return this.challenges.issue(this.clock.now());
  }
}
