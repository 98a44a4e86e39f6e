import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../../platform/access/current-doer.decorator';
import { FreshlyAuthenticated } from '../../../platform/access/freshly-authenticated.decorator';
import { ApiOkResponse, ApiOperation, ApiTags } from '../../../platform/http/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { EraseRequest } from '../erasure.dto';
import { ErasureView, toErasureView } from './erasure.view';
import { ErasePerson } from './erase-person.use-case';

@ApiTags('privacy')
@Allow('general', 'hr')
@Controller('api/admin/erasures')
export class ErasuresAdminController {
  constructor(private readonly erasePerson: ErasePerson) {}

  @Post()
  @FreshlyAuthenticated()
  @HttpCode(200)
  @ApiOperation({ operationId: 'erasePerson', summary: 'Erase all that is held about whoever has an address' })
  @ApiOkResponse({ type: ErasureView, description: 'Where nothing is held, all counts are 0.' })
  @DescribeErrors(400, 401, 403, 413, 415, 503)
  async erase(@Body() given: EraseRequest, @CurrentDoer() doer: Doer): Promise<ErasureView> {
    return toErasureView(await this.erasePerson.erase(given, doer));
  }
}
