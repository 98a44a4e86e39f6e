import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../access/access.decorators';
import { Database } from '../database/database';
import { ApiOperation, ApiProperty, ApiTags } from '../http/contract/api-docs.decorators';
import { Answers } from '../http/listing/answer-headers';
import { DescribeErrors } from '../http/errors/expected-error';
import { Unavailable } from '../http/errors/http.errors';
import { version } from '../version';
import { asWord, findReadiness } from './health-server';

class HealthView {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
  @ApiProperty({ type: String, example: '1.0.0', description: 'The version of the process that answers.' })
  version: string;
}

class ReadinessView extends HealthView {
  @ApiProperty({ enum: ['yes', 'no'], description: 'no: the database may only be read; what writes is answered 503.' })
  writing: 'yes' | 'no';
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
    return { status: 'ok', version };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'checkReadiness', summary: 'Ask whether the process can do its work' })
  @Answers(200, ReadinessView)
  @DescribeErrors('unavailable')
  async ready(): Promise<ReadinessView> {
    const { ready, writing } = await findReadiness(this.database);
    if (!ready) throw new Unavailable();
    return { status: 'ok', version, writing: asWord(writing) };
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}
