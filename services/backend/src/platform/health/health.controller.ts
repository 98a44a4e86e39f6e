import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '../http/api-docs.decorators';
import { Public } from '../access/access.decorators';
import { Unavailable } from '../http/http.errors';
import { CheckReadiness } from './check-readiness';

/** Live: the process answers. Ready: it can do its work; what is amiss is told on the port of the numbers alone. */
@ApiExcludeController()
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: CheckReadiness) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    if (!(await this.readiness.isReady())) throw new Unavailable();
    return { status: 'ok' };
  }
}
