import { Injectable } from '@nestjs/common';
import { DatabaseClock } from '../../../platform/database/database-clock';
import { FormTokens } from './form-tokens';

/** Notes when a form is opened, in a signed text that the form sends back. */
@Injectable()
export class IssueFormToken {
  constructor(
    private readonly tokens: FormTokens,
    private readonly clock: DatabaseClock,
  ) {}

  run(): string {
    return this.tokens.issue(this.clock.now());
  }
}
