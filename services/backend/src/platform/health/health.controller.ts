import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '../http/api-docs.decorators';
import { Public } from '../access/access.decorators';
import { DescribeErrors } from '../http/describe-errors.decorator';
import { Unavailable } from '../http/http.errors';
import { CheckReadiness } from './check-readiness';
import { HealthView } from './health.view';

/** Live: the process answers. Ready: it can do its work; what is amiss is told on the port of the numbers alone. */
@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: CheckReadiness) {}

  @Get('live')
  @ApiOperation({ operationId: 'checkLiveness', summary: 'Ask whether the process answers' })
  @ApiOkResponse({ type: HealthView })
  live(): HealthView {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'checkReadiness', summary: 'Ask whether the process can do its work' })
  @ApiOkResponse({ type: HealthView })
  @DescribeErrors(503)
  async ready(): Promise<HealthView> {
    if (!(await this.readiness.isReady())) throw new Unavailable();
    return { status: 'ok' };
  }
}
