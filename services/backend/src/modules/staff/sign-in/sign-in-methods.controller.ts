import { Controller, Get } from '@nestjs/common';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { Provider } from '../provider/provider';
import { SignInMethodsView, toSignInMethodsView } from './sign-in-methods.view';

@ApiTags('session')
@Controller('api/session/methods')
export class SignInMethodsController {
  constructor(
    private readonly provider: Provider,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ operationId: 'listSignInMethods', summary: 'Tell by which methods staff sign in here' })
  @Answers(200, SignInMethodsView)
  list(): SignInMethodsView {
    return toSignInMethodsView(this.config, this.provider.name, this.provider.isAway());
  }
}
