import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../access/access.decorators';
import { Database } from '../database/database';
import { ApiOperation, ApiProperty, ApiTags } from '../http/contract/api-docs.decorators';
import { Answers } from '../http/listing/answer-headers';
import { DescribeErrors } from '../http/errors/expected-error';
import { Unavailable } from '../http/errors/http.errors';
import { isReady } from './health-server';

class HealthView {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}

/** Live: the process answers. Ready: it can do its work; only the metrics port names the part that is down. */
@ApiTags('health')
@Public()
@Controller('health')
class HealthController {
  constructor(private readonly database: Database) {}

  @Get('live')
  @ApiOperation({ operationId: 'checkLiveness', summary: 'Ask whether the process answers' })
  @Answers(200, HealthView)
  live(): HealthView {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'checkReadiness', summary: 'Ask whether the process can do its work' })
  @Answers(200, HealthView)
  @DescribeErrors('unavailable')
  async ready(): Promise<HealthView> {
    if (!(await isReady(this.database))) throw new Unavailable();
    return { status: 'ok' };
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}
